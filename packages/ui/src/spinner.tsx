import { cx } from './cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SpinnerProps {
  size?: 'normal' | 'large';
  /** Said to screen readers; without it the spinner is decoration. */
  label?: string;
}

/** Something is on its way and its length is unknown. */
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
