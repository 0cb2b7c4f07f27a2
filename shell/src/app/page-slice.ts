import { matchRoute } from '@meowtale/web-kit/routes';
import type { Shell } from './shell.ts';

/** While it waits, a server-rendered page is readable, but not interactive. */
const PATIENCE_MS = 1000;

/**
 * Waits until the slice of this page has loaded, for a second at most. A server-rendered page that is hydrated without its slice is empty
 * from the first change around it until the slice has loaded.
 */
export async function untilPageSlice({ plan, navigation, loader }: Pick<Shell, 'plan' | 'navigation' | 'loader'>): Promise<void> {
  const slice = matchRoute(plan.routes, navigation.get().pathname)?.route.slice;
  if (!slice || slice === 'shell') return;
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE_MS);
  await Promise.race([loader.load(slice).catch(() => {}), late]);
  clearTimeout(timer);
}
