import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import { IconAlertCircle } from './icons.ts';

/** What every input takes around the control itself. */
export interface FieldProps {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  description?: ReactNode;
  /** What is wrong, in words; the input is then invalid and described by it. */
  error?: ReactNode;
  required?: boolean;
}

/** The ids and states that tie a control to its label, description and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldFrameProps extends FieldProps {
  id?: string | undefined;
  /** Beside the error at the foot: a counter. */
  aside?: ReactNode;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label, description, control, error, in that order, associated by id. */
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

/** The star of a required field; the control itself says it to screen readers. */
export function RequiredMark() {
  return (
    <span className="mt-required" aria-hidden="true">
      *
    </span>
  );
}

/** One input's error line. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="mt-error" id={id}>
      <IconAlertCircle size={16} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
