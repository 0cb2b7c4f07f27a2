import { Select as MantineSelect } from '@mantine/core';
import type { FieldProps } from './field.tsx';
import { pickerLook } from './picker-look.tsx';
import { usePickerList } from './use-picker-list.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldProps {
  options: SelectOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** Typing narrows the list; needs `emptyText`. */
  searchable?: boolean;
  /** Said when no option matches. */
  emptyText?: string;
  /** Given, the choice can be taken back. */
  clearLabel?: string;
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  name?: string;
  className?: string;
}

/** One of several, in a list that opens. */
export function Select(props: SelectProps) {
  const { options, clearLabel, emptyText, onChange, label, hideLabel, description, error, required, className, ...rest } = props;
  const list = usePickerList(emptyText);
  return (
    <MantineSelect
      {...rest}
      {...list}
      {...pickerLook({ label, hideLabel, description, error, required, className })}
      data={options}
      onChange={(value) => onChange(value)}
      allowDeselect={false}
      clearable={Boolean(clearLabel)}
      checkIconPosition="right"
      clearButtonProps={{ 'aria-label': clearLabel }}
    />
  );
}
