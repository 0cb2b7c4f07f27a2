import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field.tsx';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'ref'> {
  label: ReactNode;
  hideLabel?: boolean;
  description?: ReactNode;
  error?: ReactNode;
  /** Part of what it represents is chosen. */
  indeterminate?: boolean;
}

/** Renders a checkbox with its label, description and error. */
export function Checkbox({ label, hideLabel, description, error, indeterminate = false, className, ...rest }: CheckboxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const describedBy = cx(Boolean(error) && `${id}-error`, Boolean(description) && `${id}-description`);
  return (
    <div className={cx('mt-field', className)}>
      <label className="mt-choice">
        <input
          ref={box}
          {...rest}
          type="checkbox"
          className="mt-choice__box mt-choice__box--check"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        <span className={hideLabel ? 'mt-hidden' : 'mt-choice__words'}>{label}</span>
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
