import type { HTMLAttributes } from 'react';

/** Words for screen readers only. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className="mt-hidden" />;
}
