import { lazy, Suspense } from 'react';
import type { FieldProps } from './field.tsx';
import { Field } from './field.tsx';

export interface DateTimeInputProps extends FieldProps {
  /** ISO UTC, or null when nothing is chosen. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** IANA zone the time is shown and chosen in; the browser's own by default. */
  timeZone?: string;
  /** ISO UTC limits. */
  min?: string;
  max?: string;
  labels: { previous: string; next: string; hours: string; minutes: string; confirm: string; clear?: string; dialog: string };
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  className?: string;
}

// The calendar and its languages are heavy and few pages need them: they load when first shown.
const PickerField = lazy(async () => ({ default: (await import('./date-time-picker.tsx')).DateTimePickerField }));

/** A day and a time, chosen in a calendar in the interface language. */
export function DateTimeInput(props: DateTimeInputProps) {
  const { label, hideLabel, description, error, required, id, className } = props;
  const placeholder = (
    <Field {...{ label, hideLabel, description, error, required, id, className }}>
      {(control) => <input {...control} className="mt-input" disabled />}
    </Field>
  );
  return (
    <Suspense fallback={placeholder}>
      <PickerField {...props} />
    </Suspense>
  );
}
