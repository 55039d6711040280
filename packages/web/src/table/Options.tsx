import type { Option } from '@holdout/kernel';
import type { ComponentType } from 'react';

export interface OptionsProps {
  readonly options: readonly Option[];
  readonly className?: string | undefined;
}

/** How a game shows an option that can be taken. */
export type OptionComponent = ComponentType<{ readonly option: Option }>;

interface WithButton extends OptionsProps {
  readonly Button: OptionComponent;
}

/** Buttons for options. Two seats may have the same option. */
export function Options({ options, className, Button }: WithButton) {
  return (
    <ul className={className}>
      {options.map((option) => (
        <li key={`${option.seat} ${option.key}`}>
          <Button option={option} />
        </li>
      ))}
    </ul>
  );
}
