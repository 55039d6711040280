import { Check, ChevronDown } from 'lucide-react';
import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
  Text,
} from 'react-aria-components';
import type { Icon } from './Button.tsx';
import styles from './Picker.module.css';

export interface PickerOption<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly disabled?: boolean;
  /** The language of the label, if it isn't the reader's. */
  readonly lang?: string;
}

interface PickerProps<T extends string> {
  readonly label: string;
  /** The label is only read out. */
  readonly labelHidden?: boolean;
  readonly value: T;
  readonly options: readonly PickerOption<T>[];
  readonly onChange: (value: T) => void;
  /** Shown before the value; with `bare` it is all that is shown on a narrow screen. */
  readonly icon?: Icon;
  /** Without a border, for bars. */
  readonly bare?: boolean;
}

/** One out of many: a list that opens. */
export function Picker<T extends string>({
  label,
  labelHidden = false,
  value,
  options,
  onChange,
  icon: Sign,
  bare = false,
}: PickerProps<T>) {
  const pick = (key: unknown) => {
    const option = options.find((candidate) => candidate.value === key);
    if (option) onChange(option.value);
  };
  return (
    <Select
      value={value}
      onChange={pick}
      className={styles.picker}
      disabledKeys={options.filter((option) => option.disabled).map((option) => option.value)}
    >
      <Label className={labelHidden ? 'visually-hidden' : styles.label}>{label}</Label>
      <Button className={bare ? styles.bare : styles.button}>
        {Sign && <Sign size={bare ? 20 : 18} aria-hidden />}
        <SelectValue className={styles.value}>{({ selectedText }) => selectedText ?? ''}</SelectValue>
        <ChevronDown size={16} aria-hidden className={styles.arrow} />
      </Button>
      <Popover className={styles.popover} offset={6}>
        <ListBox className={styles.list} items={options.map((option) => ({ ...option, id: option.value }))}>
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className={styles.item}>
              <span className={styles.tick} aria-hidden="true">
                <Check size={16} strokeWidth={3} />
              </span>
              <span className={styles.words}>
                <Text slot="label" className={styles.name} lang={option.lang}>
                  {option.label}
                </Text>
                {option.detail && (
                  <Text slot="description" className={styles.detail}>
                    {option.detail}
                  </Text>
                )}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}
