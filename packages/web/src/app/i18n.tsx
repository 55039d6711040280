import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { type Language, useSettings } from './settings.ts';

type Catalogue = Record<string, string>;

const LOADERS: Readonly<Record<Language, () => Promise<{ default: Catalogue }>>> = {
  en: () => import('virtual:messages/en'),
  de: () => import('virtual:messages/de'),
  ja: () => import('virtual:messages/ja'),
  hu: () => import('virtual:messages/hu'),
};

/** Gives everything below it the messages of the chosen language; the old ones stay until the new ones are there. */
export function Messages({ children }: { readonly children: ReactNode }) {
  const language = useSettings((settings) => settings.language);
  const [loaded, setLoaded] = useState<{ language: Language; messages: Catalogue } | null>(null);

  useEffect(() => {
    let wanted = true;
    LOADERS[language]().then(({ default: messages }) => {
      if (!wanted) return;
      document.documentElement.lang = language;
      setLoaded({ language, messages });
    });
    return () => {
      wanted = false;
    };
  }, [language]);

  if (!loaded) return null;
  return (
    <IntlProvider locale={loaded.language} messages={loaded.messages} onError={reportMissing}>
      {children}
    </IntlProvider>
  );
}

/** A missing text is a defect: it is shown by its id and told in the console, where the browser tests look. */
function reportMissing(error: unknown): void {
  console.error(error);
}
