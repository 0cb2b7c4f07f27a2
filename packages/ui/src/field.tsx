import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import { IconAlertCircle } from './icons.ts';

/** Props that every input has in addition to its control. */
export interface FieldProps {
  label: ReactNode;
  /** Hides the label visually. */
  hideLabel?: boolean;
  description?: ReactNode;
  /** The error text; the input is then invalid and described by it. */
  error?: ReactNode;
  required?: boolean;
}

/** The ids and states that connect a control with its label, description and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldFrameProps extends FieldProps {
  id?: string | undefined;
  /** Beside the error below the control: a counter. */
  aside?: ReactNode;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Renders label, description, control and error in this order, associated by id. */
export function Field(props: FieldFrameProps) {
  const { label, hideLabel, description, error, required, aside, className, children } = props;
  const fallbackId = useId();
  const id = props.id ?? fallbackId;
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const describedBy = cx(Boolean(error) && errorId, Boolean(description) && descriptionId);
  return (
    <div className={cx('mt-field', className)}>
      <label id={`${id}-label`} className={hideLabel ? 'mt-hidden' : 'mt-label'} htmlFor={id}>
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      {description ? (
        <p className="mt-description" id={descriptionId}>
          {description}
        </p>
      ) : null}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {error || aside ? (
        <div className="mt-field__foot">
          {error ? <FieldError id={errorId}>{error}</FieldError> : <span />}
          {aside}
        </div>
      ) : null}
    </div>
  );
}

/** Renders the star of a required field; the control itself has the state for screen readers. */
export function RequiredMark() {
  return (
    <span className="mt-required" aria-hidden="true">
      *
    </span>
  );
}

/** Renders an input's error line. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="mt-error" id={id}>
      <IconAlertCircle size={16} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
