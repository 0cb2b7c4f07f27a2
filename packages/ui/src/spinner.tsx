import { cx } from './cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SpinnerProps {
  size?: 'normal' | 'large';
  /** Text for screen readers; without it the spinner is decorative. */
  label?: string;
}

/** Renders progress of unknown length. */
export function Spinner({ size = 'normal', label }: SpinnerProps) {
  const ring = <span className={cx('mt-spinner', size === 'large' && 'mt-spinner--large')} aria-hidden="true" />;
  if (!label) return ring;
  return (
    <span className="mt-spinner-box" role="status">
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
