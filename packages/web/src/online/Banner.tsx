import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './online.module.css';

interface BannerProps {
  readonly icon: LucideIcon;
  readonly testId: string;
  readonly children: ReactNode;
}

/** One line above the table that waits for an answer. */
export function Banner({ icon: Sign, testId, children }: BannerProps) {
  return (
    <div className={css.banner} role="status" data-testid={testId}>
      <Sign size={18} aria-hidden />
      {children}
    </div>
  );
}
