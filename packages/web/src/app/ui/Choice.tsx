import { Check } from 'lucide-react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import styles from './Choice.module.css';

interface ChoiceOption<T extends string> {
  readonly value: T;
  readonly label: string;
  /** One more sentence about it. */
  readonly detail?: string | undefined;
  /** The language of the label, if it isn't the reader's. */
  readonly lang?: string;
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  /** The label is only read out: a heading beside it says the same. */
  readonly labelHidden?: boolean;
  readonly value: T;
  readonly options: readonly ChoiceOption<T>[];
  readonly onChange: (value: T) => void;
  /**
   * `row`: all side by side in one bar, in two rows where it is narrow. `short`: side by side everywhere, for numbers.
   * `list`: one below the other, with room for their sentences.
   */
  readonly layout?: 'row' | 'short' | 'list';
}

/** One out of a few, all of them in sight. */
export function Choice<T extends string>({
  label,
  labelHidden = false,
  value,
  options,
  onChange,
  layout = 'row',
}: ChoiceProps<T>) {
  const pick = (picked: string) => {
    const option = options.find((candidate) => candidate.value === picked);
    if (option) onChange(option.value);
  };
  return (
    <RadioGroup
      value={value}
      onChange={pick}
      className={styles.group}
      orientation={layout === 'list' ? 'vertical' : 'horizontal'}
    >
      <Label className={labelHidden ? 'visually-hidden' : styles.label}>{label}</Label>
      <div className={layout === 'short' ? `${styles.row} ${styles.short}` : styles[layout]}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} className={styles.option}>
            <span className={styles.mark} aria-hidden="true">
              <Check size={16} strokeWidth={3} />
            </span>
            <span className={styles.words}>
              <span className={styles.name} lang={option.lang}>
                {option.label}
              </span>
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
