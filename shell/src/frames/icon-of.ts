import * as icons from '@meowtale/ui';
import type { ComponentType } from 'react';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;

/** An icon of the kept set by the name a slice's configuration gives it, e.g. `masks-theater`; null for one that isn't kept. */
export function iconOf(name: string): Icon | null {
  const key = `Icon${name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}`;
  return (icons as unknown as Record<string, Icon | undefined>)[key] ?? null;
}
