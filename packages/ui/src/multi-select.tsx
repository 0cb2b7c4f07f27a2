import { lazy, Suspense } from 'react';
import type { FieldProps } from './field.tsx';
import { Field } from './field.tsx';
import type { SelectOption } from './select.tsx';

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

// Pills, popovers and a search: few pages need them, so they load when first shown.
const LazyField = lazy(async () => ({ default: (await import('./multi-select-field.tsx')).MultiSelectField }));

/** Several of many, in a list that opens. For a handful of options use `ChipPicker`. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, hideLabel, description, error, required, id, className } = props;
  const placeholder = (
    <Field {...{ label, hideLabel, description, error, required, id, className }}>
      {(control) => <input {...control} className="mt-input" disabled />}
    </Field>
  );
  return (
    <Suspense fallback={placeholder}>
      <LazyField {...props} />
    </Suspense>
  );
}
