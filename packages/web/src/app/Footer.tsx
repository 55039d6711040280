import { Link } from 'wouter';
import styles from './Footer.module.css';
import { useText } from './i18n.tsx';
import { VERSION } from './version.ts';

export function Footer() {
  const text = useText();
  return (
    <footer className={styles.footer}>
      <p>{text('app.unofficial')}</p>
      <p className={styles.more}>
        <Link href="/about">{text('about.title')}</Link>
        <span>{text('app.version', { version: VERSION })}</span>
      </p>
    </footer>
  );
}
