import { MultiSelect as MantineMultiSelect } from '@mantine/core';
import type { FieldProps } from './field.tsx';
import { pickerLook } from './picker-look.tsx';
import type { SelectOption } from './select.tsx';
import { usePickerList } from './use-picker-list.tsx';

export interface MultiSelectProps extends FieldProps {
  options: SelectOption[];
  value: string[];
  onChange: (value: string[]) => void;
  /** No more than this many can be chosen. */
  max?: number;
  searchable?: boolean;
  emptyText?: string;
  /** Given, all choices can be taken back at once. */
  clearLabel?: string;
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  className?: string;
}

/** Several of many, in a list that opens. For a handful of options use `ChipPicker`. */
export function MultiSelect(props: MultiSelectProps) {
  const { options, clearLabel, emptyText, max, label, hideLabel, description, error, required, className, ...rest } = props;
  const look = pickerLook({ label, hideLabel, description, error, required, className });
  const list = usePickerList(emptyText);
  return (
    <MantineMultiSelect
      {...rest}
      {...list}
      {...look}
      classNames={{ ...look.classNames, pill: 'mt-picker-pill', inputField: 'mt-picker-words' }}
      data={options}
      maxValues={max}
      clearable={Boolean(clearLabel)}
      checkIconPosition="right"
      hidePickedOptions={false}
      clearButtonProps={{ 'aria-label': clearLabel }}
      withErrorStyles
    />
  );
}
