import { useId } from 'react';
import type { FieldProps } from './field.tsx';
import { Field } from './field.tsx';
import { IconCalendar } from './icons.ts';
import { type Early, TakeOver, useEarly, useNotedFocus } from './take-over.tsx';
import { useUiLocale } from './ui-context.ts';
import { useLateView } from './use-late-view.ts';

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
const fetchPicker = async () => (await import('./date-time-picker.tsx')).DateTimePickerField;

/** A day and a time, chosen in a calendar in the interface language. */
export function DateTimeInput(props: DateTimeInputProps) {
  const fallbackId = useId();
  const id = props.id ?? fallbackId;
  const early = useEarly();
  const { View: PickerField, lostNotice } = useLateView(fetchPicker);
  return PickerField ? (
    <>
      <PickerField {...props} id={id} />
      <TakeOver id={id} early={early} />
    </>
  ) : (
    <>
      <PickerShape {...props} id={id} early={early} />
      {lostNotice}
    </>
  );
}

/** The field as it will be, while its calendar is on the way. */
function PickerShape({ early, ...props }: DateTimeInputProps & { early: Early }) {
  const { label, hideLabel, description, error, required, id, className, value, placeholder, disabled, timeZone } = props;
  const button = useNotedFocus<HTMLButtonElement>(early);
  const press = () => {
    early.current.pressed = true;
  };
  const show = new Intl.DateTimeFormat(useUiLocale(), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <Field {...{ label, hideLabel, description, error, required, id, className }}>
      {({ 'aria-required': _required, 'aria-invalid': _invalid, ...control }) => (
        <div className="mt-input-box mt-input-box--start">
          <span className="mt-input-box__start">
            <IconCalendar size={18} aria-hidden="true" />
          </span>
          <button
            {...control}
            ref={button}
            type="button"
            className="mt-input"
            disabled={disabled}
            aria-busy="true"
            // The field may come between the two halves of a press.
            onMouseDown={press}
            onClick={press}
            data-error={error ? true : undefined}
          >
            {value ? show.format(new Date(value)) : <span data-placeholder>{placeholder ?? '\u00a0'}</span>}
          </button>
        </div>
      )}
    </Field>
  );
}
