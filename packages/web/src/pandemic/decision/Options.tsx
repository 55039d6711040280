import type { Option } from '@holdout/kernel';
import { EndButton } from './EndButton.tsx';
import { OptionButton } from './OptionButton.tsx';

interface OptionsProps {
  readonly options: readonly Option[];
  readonly className?: string | undefined;
}

/** Buttons for options of any kind. */
export function Options({ options, className }: OptionsProps) {
  return (
    <ul className={className}>
      {options.map((option) => (
        <li key={`${option.seat} ${option.key}`}>
          {option.kind === 'end' ? <EndButton option={option} /> : <OptionButton option={option} />}
        </li>
      ))}
    </ul>
  );
}
