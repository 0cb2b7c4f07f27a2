import { MultiSelect as MantineMultiSelect } from '@mantine/core';
import { useState } from 'react';
import { MantineScope } from './mantine-scope.tsx';
import type { MultiSelectProps } from './multi-select.tsx';
import { pickerLook } from './picker-look.tsx';
import type { Early } from './take-over.tsx';
import { usePickerList } from './use-picker-list.tsx';

/** Renders the field that `MultiSelect` loads when it is first shown, opened if its placeholder was pressed. */
export function MultiSelectField({ early, ...props }: MultiSelectProps & { early: Early }) {
  const { options, clearLabel, emptyText, max, label, hideLabel, description, error, required, className, ...rest } = props;
  // A click passed on to Mantine's field would close what the focus has opened.
  const [openAtFirst] = useState(() => early.current.pressed);
  const picker = pickerLook({ label, hideLabel, description, error, required, className });
  const list = usePickerList(emptyText, openAtFirst);
  return (
    <MantineScope>
      <MantineMultiSelect
        {...rest}
        {...list}
        {...picker}
        classNames={{ ...picker.classNames, pill: 'mt-picker-pill', inputField: 'mt-picker-words' }}
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
