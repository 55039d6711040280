import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import styles from './Fold.module.css';

interface FoldProps {
  readonly title: string;
  /** What is set inside, so that nobody has to open it to know. */
  readonly state?: ReactNode;
  readonly children: ReactNode;
}

/** A line that opens. */
export function Fold({ title, state, children }: FoldProps) {
  return (
    <Disclosure className={styles.fold}>
      <Heading level={3} className={styles.heading}>
        <Button slot="trigger" className={styles.trigger}>
          <span className={styles.title}>{title}</span>
          {state && <span className={styles.state}>{state}</span>}
          <ChevronDown size={18} aria-hidden className={styles.arrow} />
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.inside}>{children}</div>
      </DisclosurePanel>
    </Disclosure>
  );
}
