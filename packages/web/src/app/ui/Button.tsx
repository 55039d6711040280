import type { ComponentType, ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  Tooltip,
  TooltipTrigger,
} from 'react-aria-components';
import styles from './Button.module.css';

/** An icon of lucide-react, or one drawn like them. */
export type Icon = ComponentType<{ size?: number | string; 'aria-hidden'?: boolean | 'true' | 'false' }>;

export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger';

/** Class names that make a link look like one of the buttons. */
export function buttonClass(look: ButtonLook = 'plain', large = false): string {
  return [styles.button, styles[look], large ? styles.large : ''].join(' ');
}

interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  readonly look?: ButtonLook;
  readonly large?: boolean;
  readonly icon?: Icon;
  readonly children: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  look = 'plain',
  large = false,
  icon: Sign,
  children,
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <AriaButton {...rest} className={`${buttonClass(look, large)} ${className}`}>
      {Sign && <Sign size={large ? 20 : 18} aria-hidden />}
      {children}
    </AriaButton>
  );
}

interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label'> {
  readonly icon: Icon;
  /** What it does; it is read out, and shown when the pointer rests on it. */
  readonly label: string;
  readonly className?: string;
}

/** A button with nothing but a sign on it. */
export function IconButton({ icon: Sign, label, className = '', ...rest }: IconButtonProps) {
  return (
    <TooltipTrigger delay={500}>
      <AriaButton {...rest} aria-label={label} className={`${styles.icon} ${className}`}>
        <Sign size={20} aria-hidden />
      </AriaButton>
      <Tooltip className={styles.tip} offset={4}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
