import type { ReactNode } from 'react';

/** The first stop of the Tab key: jumps over the navigation to `href`, such as "#main". */
export function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="mt-skip" href={href}>
      {children}
    </a>
  );
}
