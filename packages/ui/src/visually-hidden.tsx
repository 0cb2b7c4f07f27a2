import type { HTMLAttributes } from 'react';

/** Renders text for screen readers only. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className="mt-hidden" />;
}
