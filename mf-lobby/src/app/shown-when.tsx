import type { ReactNode } from 'react';

interface ShownWhenProps {
  known: boolean;
  children: ReactNode;
}

/** Shows content once the height of what is above it is known, so that it doesn't move. It is mounted before, so that its queries run. */
export function ShownWhen({ known, children }: ShownWhenProps) {
  return <div style={{ display: known ? 'contents' : 'none' }}>{children}</div>;
}
