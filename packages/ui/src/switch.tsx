import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field.tsx';

export interface SwitchProps {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
}

/** Renders a switch that takes effect at once, without a Save button. */
export function Switch({ label, description, error, checked, onChange, disabled, name }: SwitchProps) {
  const id = useId();
  const describedBy = cx(Boolean(error) && `${id}-error`, Boolean(description) && `${id}-description`);
  return (
    <div className="mt-field">
      <label className="mt-choice">
        <input
          type="checkbox"
          role="switch"
          className="mt-switch"
          name={name}
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className="mt-choice__words">{label}</span>
      </label>
      {description ? (
        <p className="mt-description" id={`${id}-description`}>
          {description}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
