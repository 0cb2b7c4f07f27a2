import { type ReleaseStorage, readReleaseFile, type VerifiedRelease } from '@meowtale/releases';
import { matchRoute } from '@meowtale/web-kit/routes';
import { asksForAdult } from '../../src/app/adult-gate.ts';
import type { Plan } from '../../src/plan.ts';
import type { Rendered, ServerInput } from '../../src/server.tsx';
import { type Visit, visitHeaders } from '../ask-gateway.ts';
import type { ShellEnv } from '../env.ts';
import type { LiveSlice } from '../releases.ts';
import type { Renderer } from './renderer.ts';

export interface RenderedPage extends Rendered {
  /** The styles of the slice that rendered the page, placed in the head: a file would delay the page. */
  styles: string;
}

export interface PageToRender {
  plan: Plan;
  live: readonly LiveSlice[];
  /** Path without language prefix, and the address as requested. */
  pathname: string;
  search: string;
  address: string;
  visit: Visit;
  /** For a page of a site, which no tab renders: its route is rendered alone, with more time. */
  alone?: ServerInput['alone'];
  budgetMs?: number;
}

/** Returns the release that renders a route on the server; null when the tab does. */
function drawerOf({ plan, live, pathname, search }: PageToRender): VerifiedRelease | null {
  if (plan.development) return null;
  const route = matchRoute(plan.routes, pathname)?.route;
  if (route?.render !== 'server' || (route.adultAware && asksForAdult(search))) return null;
  const slice = live.find(({ current }) => current.manifest.name === route.slice);
  // A development server has no file that renders pages.
  const isPublished = slice?.current.baseUrl === undefined;
  return slice?.current.manifest.server && isPublished && !slice.killed ? slice.current : null;
}

/** Live, canary and preview. */
const STYLES_OF_SLICE_MAX = 3;

/** Creates the function that renders server-rendered routes as for a guest; a page that isn't rendered in time is rendered by its tab. */
export function createPageRenderer(env: ShellEnv, storage: ReleaseStorage, renderer: Renderer) {
  /** By slice and version, of the last rendered releases: a canary and the live one are rendered in turn. */
  const styles = new Map<string, Map<string, Promise<string>>>();

  const textOf = async (release: VerifiedRelease, file: string) => (await readReleaseFile(storage, release, file)).toString();

  function stylesOf(release: VerifiedRelease): Promise<string> {
    const { name, version, styles: files } = release.manifest;
    const ofSlice = styles.get(name) ?? new Map<string, Promise<string>>();
    styles.set(name, ofSlice);
    const known = ofSlice.get(version);
    if (known) return known;
    const read = Promise.all(files.map((file) => textOf(release, file))).then((all) => all.join('\n'));
    ofSlice.set(version, read);
    const [oldest] = ofSlice.keys();
    if (ofSlice.size > STYLES_OF_SLICE_MAX && oldest !== undefined) ofSlice.delete(oldest);
    read.catch(() => ofSlice.get(version) === read && ofSlice.delete(version));
    return read;
  }

  return async function drawPage(page: PageToRender): Promise<RenderedPage | null> {
    const drawer = drawerOf(page);
    const shell = page.live.find(({ current }) => current.manifest.name === 'shell')?.current;
    if (!drawer || !shell?.manifest.server) return null;
    const own = drawer.manifest.name === 'shell';
    const read = (release: VerifiedRelease) => textOf(release, release.manifest.server ?? '');
    const key = own
      ? `shell@${shell.manifest.version}`
      : `shell@${shell.manifest.version} ${drawer.manifest.name}@${drawer.manifest.version}`;
    const gateway = {
      url: `${env.GATEWAY_URL}/graphql`,
      headers: visitHeaders(page.visit),
    };
    const [rendered, styles] = await Promise.all([
      renderer.draw(
        key,
        async () => ({ shell: await read(shell), slice: own ? null : await read(drawer) }),
        { plan: page.plan, address: page.address, gateway, ...(page.alone && { alone: page.alone }) },
        page.budgetMs,
      ),
      own ? '' : stylesOf(drawer).catch(() => null),
    ]);
    return rendered && styles !== null ? { ...rendered, styles } : null;
  };
}
