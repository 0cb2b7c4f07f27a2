import { MultiSelect as MantineMultiSelect } from '@mantine/core';
import { MantineScope } from './mantine-scope.tsx';
import type { MultiSelectProps } from './multi-select.tsx';
import { pickerLook } from './picker-look.tsx';
import { usePickerList } from './use-picker-list.tsx';

/** Renders the field that `MultiSelect` loads when it is first shown. */
export function MultiSelectField(props: MultiSelectProps) {
  const { options, clearLabel, emptyText, max, label, hideLabel, description, error, required, className, ...rest } = props;
  const look = pickerLook({ label, hideLabel, description, error, required, className });
  const list = usePickerList(emptyText);
  return (
    <MantineScope>
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
    </MantineScope>
  );
}
