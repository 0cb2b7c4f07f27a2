import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import type { FieldProps } from './field.tsx';
import { FieldError, RequiredMark } from './field.tsx';

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends FieldProps {
  options: RadioOption[];
  value: string | null;
  onChange: (value: string) => void;
  /** column, row, or a framed card per option. */
  layout?: 'column' | 'row' | 'cards';
  disabled?: boolean;
  name?: string;
}

/** Renders a radio group. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hideLabel, description, error, required, options, value, onChange, layout = 'column', disabled } = props;
  const id = useId();
  const describedBy = cx(Boolean(error) && `${id}-error`, Boolean(description) && `${id}-description`);
  return (
    <div
      className="mt-field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
    >
      <span className={hideLabel ? 'mt-hidden' : 'mt-label'} id={`${id}-label`}>
        {label}
        {required ? <RequiredMark /> : null}
      </span>
      {description ? (
        <p className="mt-description" id={`${id}-description`}>
          {description}
        </p>
      ) : null}
      <div className={cx('mt-choices', layout === 'row' && 'mt-choices--row')}>
        {options.map((option) => (
          <label key={option.value} className={cx('mt-choice', layout === 'cards' && 'mt-choice--card')}>
            <input
              type="radio"
              className="mt-choice__box mt-choice__box--radio"
              name={props.name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className="mt-choice__words">
              {option.label}
              {option.description ? <span className="mt-description">{option.description}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
