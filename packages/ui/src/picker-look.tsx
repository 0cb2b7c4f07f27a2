import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import type { FieldProps } from './field.tsx';
import { RequiredMark } from './field.tsx';
import { IconAlertCircle } from './icons.ts';

/** Returns Mantine's props that give its picker inputs (select, date) the same label, box and error as our own fields. */
export function pickerLook(field: FieldProps & { className?: string | undefined }) {
  const { label, hideLabel, description, error, required, className } = field;
  const errorLine: ReactNode = error ? (
    <>
      <IconAlertCircle size={16} aria-hidden="true" />
      <span>{error}</span>
    </>
  ) : undefined;
  return {
    size: 'md' as const,
    className: cx('mt-picker', className),
    label: (
      <>
        {label}
        {required ? <RequiredMark /> : null}
      </>
    ),
    description,
    error: errorLine,
    'aria-required': required || undefined,
    classNames: {
      root: 'mt-field',
      label: hideLabel ? 'mt-hidden' : 'mt-label',
      description: 'mt-description',
      error: 'mt-error',
      input: 'mt-input mt-focus',
      dropdown: 'mt-popover',
      options: 'mt-options',
      option: 'mt-option',
    },
  };
}
