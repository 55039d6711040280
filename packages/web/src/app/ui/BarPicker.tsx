import type { ChangeEvent } from 'react';
import styles from './BarPicker.module.css';
import type { Icon } from './Button.tsx';

interface BarOption<T extends string> {
  readonly value: T;
  readonly label: string;
  /** The language of the label, if it isn't the reader's. */
  readonly lang?: string;
}

interface BarPickerProps<T extends string> {
  readonly label: string;
  readonly icon: Icon;
  readonly value: T;
  readonly options: readonly BarOption<T>[];
  readonly onChange: (value: T) => void;
}

/** One out of a few, in a bar: a sign and what is chosen; on a narrow screen the sign alone. */
export function BarPicker<T extends string>({
  label,
  icon: Sign,
  value,
  options,
  onChange,
}: BarPickerProps<T>) {
  const pick = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const option = options.find((candidate) => candidate.value === target.value);
    if (option) onChange(option.value);
  };
  return (
    <label className={styles.picker}>
      <span className="visually-hidden">{label}</span>
      <Sign size={20} aria-hidden />
      <select className={styles.select} value={value} onChange={pick}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
