import { useId } from 'react';
import { cx } from './cx.ts';
import type { FieldProps } from './field.tsx';
import { FieldError, RequiredMark } from './field.tsx';
import type { SelectOption } from './select.tsx';

export interface ChipPickerProps extends FieldProps {
  options: SelectOption[];
  value: string[];
  onChange: (value: string[]) => void;
  /** When this many are chosen, the others are disabled. */
  max?: number;
  disabled?: boolean;
}

/** Renders chips of which several can be chosen; for a handful of options. */
export function ChipPicker(props: ChipPickerProps) {
  const { label, hideLabel, description, error, required, options, value, onChange, max, disabled } = props;
  const id = useId();
  const describedBy = cx(Boolean(error) && `${id}-error`, Boolean(description) && `${id}-description`);
  const full = max !== undefined && value.length >= max;
  const toggle = (option: string, chosen: boolean) =>
    onChange(chosen ? [...value, option] : value.filter((selected) => selected !== option));
  return (
    <fieldset className="mt-field" aria-describedby={describedBy || undefined} aria-invalid={error ? true : undefined}>
      <legend className={hideLabel ? 'mt-hidden' : 'mt-label'}>
        {label}
        {required ? <RequiredMark /> : null}
      </legend>
      {description ? (
        <p className="mt-description" id={`${id}-description`}>
          {description}
        </p>
      ) : null}
      <div className="mt-chip-group">
        {options.map((option) => {
          const chosen = value.includes(option.value);
          const asleep = disabled || option.disabled || (full && !chosen);
          return (
            <label key={option.value} className={cx('mt-chip', chosen && 'mt-chip--selected')} data-disabled={asleep || undefined}>
              <input
                type="checkbox"
                className="mt-hidden"
                checked={chosen}
                disabled={asleep}
                onChange={(event) => toggle(option.value, event.currentTarget.checked)}
              />
              {option.label}
            </label>
          );
        })}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
