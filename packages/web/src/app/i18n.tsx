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
/** Texts that come only where they are read. */
const PARTS = {
  online: {
    en: () => import('virtual:messages/en/online'),
    de: () => import('virtual:messages/de/online'),
    ja: () => import('virtual:messages/ja/online'),
    hu: () => import('virtual:messages/hu/online'),
  },
  pandemic: {
    en: () => import('virtual:messages/en/pandemic'),
    de: () => import('virtual:messages/de/pandemic'),
    ja: () => import('virtual:messages/ja/pandemic'),
    hu: () => import('virtual:messages/hu/pandemic'),
  },
  'pandemic/rules': {
    en: () => import('virtual:messages/en/pandemic/rules'),
    de: () => import('virtual:messages/de/pandemic/rules'),
    ja: () => import('virtual:messages/ja/pandemic/rules'),
    hu: () => import('virtual:messages/hu/pandemic/rules'),
  },
  zombicide: {
    en: () => import('virtual:messages/en/zombicide'),
    de: () => import('virtual:messages/de/zombicide'),
    ja: () => import('virtual:messages/ja/zombicide'),
    hu: () => import('virtual:messages/hu/zombicide'),
  },
  'zombicide/lessons': {
    en: () => import('virtual:messages/en/zombicide/lessons'),
    de: () => import('virtual:messages/de/zombicide/lessons'),
    ja: () => import('virtual:messages/ja/zombicide/lessons'),
    hu: () => import('virtual:messages/hu/zombicide/lessons'),
  },
  'zombicide/rules': {
    en: () => import('virtual:messages/en/zombicide/rules'),
    de: () => import('virtual:messages/de/zombicide/rules'),
    ja: () => import('virtual:messages/ja/zombicide/rules'),
    hu: () => import('virtual:messages/hu/zombicide/rules'),
  },
  'zombicide/rulesets': {
    en: () => import('virtual:messages/en/zombicide/rulesets'),
    de: () => import('virtual:messages/de/zombicide/rulesets'),
    ja: () => import('virtual:messages/ja/zombicide/rulesets'),
    hu: () => import('virtual:messages/hu/zombicide/rulesets'),
  },
} as const satisfies Record<string, Loaders>;
type Part = keyof typeof PARTS;

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

interface MoreMessagesProps extends MessagesProps {
  readonly part: Part;
}

/** Adds the messages of a part to those that are there already; what is below comes when they have come. */
export function MoreMessages({ part, children, fallback }: MoreMessagesProps) {
  const { locale, messages: present } = useIntl();
  const { loaded, failed } = useCatalogue(PARTS[part]);
  const messages = useMemo(() => ({ ...(present as Catalogue), ...loaded?.messages }), [present, loaded]);
  if (!loaded) return failed ? fallback : null;
  return (
    <IntlProvider locale={locale} messages={messages} onError={reportMissing}>
      {children}
    </IntlProvider>
  );
}

/** What has come once is there at once the next time: nothing flickers. */
const here = new Map<Loaders[Language], Catalogue>();

function hereOf(load: Loaders[Language], language: Language): Loaded | null {
  const messages = here.get(load);
  return messages ? { language, messages } : null;
}

/** Catalogues in the chosen language, as soon as they are there. */
function useCatalogue(loaders: Loaders): { readonly loaded: Loaded | null; readonly failed: boolean } {
  const language = useSettings((settings) => settings.language);
  const [loaded, setLoaded] = useState<Loaded | null>(() => hereOf(loaders[language], language));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    const load = loaders[language];
    load().then(
      ({ default: messages }) => {
        here.set(load, messages);
        if (wanted) setLoaded((old) => (old?.messages === messages ? old : { language, messages }));
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
