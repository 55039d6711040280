import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { IntlProvider, type MessageFormatElement, useIntl } from 'react-intl';
import { LANGUAGES, type Language, useSettings } from './settings.ts';

/** Parsed by the build. */
type Catalogue = Record<string, MessageFormatElement[]>;

type Loaders = Readonly<Record<Language, () => Promise<{ default: Catalogue }>>>;

const COMMON: Loaders = {
  en: () => import('virtual:messages/en'),
  de: () => import('virtual:messages/de'),
  ja: () => import('virtual:messages/ja'),
  hu: () => import('virtual:messages/hu'),
};
const ZOMBICIDE: Loaders = {
  en: () => import('virtual:messages/en/zombicide'),
  de: () => import('virtual:messages/de/zombicide'),
  ja: () => import('virtual:messages/ja/zombicide'),
  hu: () => import('virtual:messages/hu/zombicide'),
};

interface Loaded {
  readonly language: Language;
  readonly messages: Catalogue;
}

interface MessagesProps {
  readonly children: ReactNode;
  /** Shown if not even one language can be loaded; it has no texts to draw on. */
  readonly fallback: ReactNode;
}

/** Gives everything below it the messages of the chosen language; the old ones stay until the new ones are there. */
export function Messages({ children, fallback }: MessagesProps) {
  const { loaded, failed } = useCatalogue(COMMON);
  useEffect(() => {
    if (loaded) document.documentElement.lang = loaded.language;
  }, [loaded]);
  // Without a connection a language that was never here can't come: the one that is there goes on.
  if (!loaded) return failed ? fallback : null;
  return (
    <IntlProvider locale={loaded.language} messages={loaded.messages} onError={reportMissing}>
      <I18nProvider locale={loaded.language}>{children}</I18nProvider>
    </IntlProvider>
  );
}

/** Adds the messages of Zombicide, below `Messages`, for the pages of that game. */
export function ZombicideMessages({ children, fallback }: MessagesProps) {
  const { locale, messages: common } = useIntl();
  const { loaded, failed } = useCatalogue(ZOMBICIDE);
  const messages = useMemo(() => ({ ...(common as Catalogue), ...loaded?.messages }), [common, loaded]);
  if (!loaded) return failed ? fallback : null;
  return (
    <IntlProvider locale={locale} messages={messages} onError={reportMissing}>
      {children}
    </IntlProvider>
  );
}

/** Catalogues in the chosen language, as soon as they are there. */
function useCatalogue(loaders: Loaders): { readonly loaded: Loaded | null; readonly failed: boolean } {
  const language = useSettings((settings) => settings.language);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    loaders[language]().then(
      ({ default: messages }) => {
        if (wanted) setLoaded({ language, messages });
      },
      (error: unknown) => {
        console.error(error);
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [loaders, language]);
  return { loaded, failed };
}

/** A missing text is a defect: it is shown by its id and told in the console, where the browser tests look. */
function reportMissing(error: unknown): void {
  console.error(error);
}

/** What may fill a place in a text. */
type TextValues = Record<string, string | number | Date>;

/** A text of the catalogues in the reader's language. */
export type Text = (id: string, values?: TextValues) => string;

/** The texts of the reader's language, by id. */
export function useText(): Text {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}

/** The languages by their own names, as everybody looks for his own. */
export const LANGUAGE_NAMES: readonly { readonly language: Language; readonly name: string }[] =
  LANGUAGES.map((language) => ({ language, name: ownName(language) }));

function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
