import { type KeyboardEvent, useId } from 'react';
import { cx } from './cx.ts';
import type { FieldProps } from './field.tsx';
import { Field } from './field.tsx';
import { IconSelector } from './icons.ts';
import type { SelectOption } from './select.tsx';
import { type Early, TakeOver, useEarly, useNotedFocus } from './take-over.tsx';
import { useLateView } from './use-late-view.ts';

export interface MultiSelectProps extends FieldProps {
  options: SelectOption[];
  value: string[];
  onChange: (value: string[]) => void;
  /** At most this many can be chosen. */
  max?: number;
  searchable?: boolean;
  emptyText?: string;
  /** When given, all choices can be cleared at once. */
  clearLabel?: string;
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  className?: string;
}

// Pills, popovers and a search are heavy and few pages need them: they load when first shown.
const fetchField = async () => (await import('./multi-select-field.tsx')).MultiSelectField;

/** Renders a list that opens, of which several options can be chosen. For a handful of options use `ChipPicker`. */
export function MultiSelect(props: MultiSelectProps) {
  const fallbackId = useId();
  const id = props.id ?? fallbackId;
  const early = useEarly();
  const { View: LateField, lostNotice } = useLateView(fetchField);
  return LateField ? (
    <>
      <LateField {...props} id={id} early={early} />
      <TakeOver id={id} early={early} isOpen />
    </>
  ) : (
    <>
      <FieldShape {...props} id={id} early={early} />
      {lostNotice}
    </>
  );
}

const OPENING_KEYS = [' ', 'ArrowDown', 'ArrowUp'];

/** Renders the field while the list's code loads. */
function FieldShape({ early, ...props }: MultiSelectProps & { early: Early }) {
  const { label, hideLabel, description, error, required, id, className, options, value, placeholder, disabled } = props;
  const input = useNotedFocus<HTMLInputElement>(early);
  const press = () => {
    early.current.pressed = true;
  };
  function onKeyDown(event: KeyboardEvent): void {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    press();
  }
  const chosen = options.filter((option) => value.includes(option.value));
  return (
    <Field {...{ label, hideLabel, description, error, required, id, className: cx('mt-picker', className) }}>
      {(control) => (
        <div className="mt-input-box mt-input-box--end">
          <input
            {...control}
            ref={input}
            className="mt-input"
            role="combobox"
            aria-expanded="false"
            aria-disabled="true"
            disabled={disabled}
            readOnly
            // The loaded field may replace this one between mousedown and click.
            onMouseDown={press}
            onClick={press}
            onKeyDown={onKeyDown}
            onBlur={() => {
              early.current.pressed = false;
            }}
            value={chosen.map((option) => option.label).join(', ')}
            placeholder={placeholder}
          />
          <span className="mt-input-box__end mt-picker__arrows">
            <IconSelector size={18} aria-hidden />
          </span>
        </div>
      )}
    </Field>
  );
}
