import type { ReactNode } from 'react';

/** Renders a key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className="mt-kbd">{children}</kbd>;
}
