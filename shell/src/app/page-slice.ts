import { matchRoute } from '@meowtale/web-kit/routes';
import type { Shell } from './shell.ts';

/** A page that the server drew can be read while it waits, but not yet used. */
const PATIENCE_MS = 1000;

/**
 * Waits until the slice of this page is there, or for a second. A page that the server drew and that is taken over without
 * its slice stands empty from the first change around it until the slice has come.
 */
export async function untilPageSlice({ plan, navigation, loader }: Pick<Shell, 'plan' | 'navigation' | 'loader'>): Promise<void> {
  const slice = matchRoute(plan.routes, navigation.get().pathname)?.route.slice;
  if (!slice || slice === 'shell') return;
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE_MS);
  await Promise.race([loader.load(slice).catch(() => {}), late]);
  clearTimeout(timer);
}
