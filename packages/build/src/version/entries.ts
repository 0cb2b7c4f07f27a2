import { SHARED } from '../shared-modules.ts';
import type { GraphOptions } from './module-graph.ts';

/** Returns where the modules of a slice's bundles begin; a remote's bundles lack what the shell shares. */
export function bundleOf(name: string): Omit<GraphOptions, 'root'> {
  const files = name === 'shell' ? ['src/index.ts', 'src/server.tsx'] : ['src/index.ts', 'src/slice.tsx'];
  const shared = name === 'shell' ? { imports: SHARED } : { leftOut: SHARED };
  return { entries: files.map((file) => `${name}/${file}`), ...shared };
}
