import { Link } from 'wouter';
import { useText } from './i18n.tsx';
import styles from './Message.module.css';
import { useTitle } from './title.ts';
import { buttonClass } from './ui/Button.tsx';
import { LostPawn } from './ui/LostPawn.tsx';

/** There is nothing at this address. */
export function NotFound() {
  const text = useText();
  useTitle(text('app.notFound.title'));
  return (
    <section className={styles.message}>
      <LostPawn />
      <h1 className={styles.title}>{text('app.notFound.title')}</h1>
      <p className={styles.words}>{text('app.notFound.words')}</p>
      <p className={styles.actions}>
        <Link href="/" className={buttonClass('primary', true)}>
          {text('app.toHome')}
        </Link>
        <Link href="/rules" className={buttonClass('plain', true)}>
          {text('rules.title')}
        </Link>
      </p>
    </section>
  );
}
