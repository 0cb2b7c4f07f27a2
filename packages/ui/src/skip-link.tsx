import type { ReactNode } from 'react';

/** Renders the first Tab stop, which skips the navigation to `href`, such as "#main". */
export function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="mt-skip" href={href}>
      {children}
    </a>
  );
}
