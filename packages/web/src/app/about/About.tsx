import type { ReactNode } from 'react';
import { useText } from '../i18n.tsx';
import { useTitle } from '../title.ts';
import { VERSION } from '../version.ts';
import styles from './About.module.css';

/** Works of others inside the client: their names, and the licence they come under. */
const LIBRARIES: readonly (readonly [name: string, licence: string])[] = [
  ['React', 'MIT'],
  ['React Aria Components', 'Apache-2.0'],
  ['FormatJS (react-intl)', 'BSD-3-Clause'],
  ['wouter', 'Unlicense'],
  ['zustand', 'MIT'],
  ['Lucide', 'ISC'],
  ['D3 (d3-zoom, d3-selection)', 'ISC'],
  ['Comlink', 'Apache-2.0'],
  ['idb', 'ISC'],
  ['Zod', 'MIT'],
  ['pure-rand', 'MIT'],
  ['noble-hashes', 'MIT'],
];

/** What this is and what it is not, and whom it owes thanks. */
export function About() {
  const text = useText();
  useTitle(text('about.title'));
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{text('about.title')}</h1>
        <p className={styles.lead}>{text('about.lead')}</p>
      </header>

      <Part title={text('about.is.title')}>
        <p>{text('about.is.table')}</p>
        <p>{text('about.is.rules')}</p>
      </Part>
      <Part title={text('about.not.title')}>
        <p>{text('about.not.copy')}</p>
        <p>{text('about.not.money')}</p>
      </Part>
      <Part title={text('about.data.title')}>
        <p>{text('about.data.words')}</p>
      </Part>
      <section className={styles.disclaimer} aria-labelledby="disclaimer">
        <h2 id="disclaimer">{text('about.disclaimer.title')}</h2>
        <p>{text('about.disclaimer.unofficial')}</p>
        <p>{text('about.disclaimer.marks')}</p>
        <p>{text('about.disclaimer.holders')}</p>
        <p className={styles.small}>{text('about.disclaimer.authoritative')}</p>
      </section>
      <Part title={text('about.licence.title')}>
        <p>{text('about.licence.words')}</p>
      </Part>
      <Part title={text('about.credits.title')}>
        <p>{text('about.credits.map')}</p>
        <p>
          {text('about.credits.libraries')} <a href="/third-party.md">third-party.md</a>
        </p>
        <ul className={styles.libraries}>
          {LIBRARIES.map(([name, licence]) => (
            <li key={name}>
              <span>{name}</span> <span className={styles.small}>{licence}</span>
            </li>
          ))}
        </ul>
      </Part>
      <p className={styles.small}>{text('app.version', { version: VERSION })}</p>
    </article>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
