import { locate, type Network } from '../../network.ts';

export type LinkState = 'answers' | 'unreachable' | 'private';

/** Only the web's ports, so that this process can't be used to scan other ports. */
const WEB_PORTS: readonly string[] = ['', '80', '443'];
const CACHED_MAX = 2000;
/** A failing link is cached briefly, because its creator fixes it and checks again. */
const CACHED_MS: Readonly<Record<LinkState, number>> = { answers: 600_000, unreachable: 30_000, private: 30_000 };

interface Cached {
  state: Promise<LinkState>;
  until: number;
}

/** Returns the state of each link, in order. `reserve` is called with the number of links to request, and may throw. */
export type LinkChecker = (urls: readonly string[], reserve: (links: number) => Promise<void>) => Promise<LinkState[]>;

async function ask(url: URL, network: Pick<Network, 'resolve' | 'answers'>): Promise<LinkState> {
  const located = await locate(url, network);
  if (located === 'private') return 'private';
  if (located === 'unknown') return 'unreachable';
  const isWeb = url.protocol !== 'ftp:' && WEB_PORTS.includes(url.port);
  return !isWeb || (await network.answers(url, located.address).catch(() => false)) ? 'answers' : 'unreachable';
}

/** Returns a checker that requests each link at most once while its state is cached, across all submissions. */
export function createLinkChecker(network: Pick<Network, 'resolve' | 'answers'>, now: () => number = Date.now): LinkChecker {
  const cached = new Map<string, Cached>();

  function stateOf(link: string): Promise<LinkState> {
    const known = cached.get(link);
    if (known && known.until > now()) return known.state;
    const url = URL.parse(link);
    const entry: Cached = { state: url ? ask(url, network) : Promise.resolve('unreachable'), until: Number.POSITIVE_INFINITY };
    void entry.state.then((state) => {
      entry.until = now() + CACHED_MS[state];
    });
    cached.delete(link);
    cached.set(link, entry);
    const oldest = cached.keys().next().value;
    if (cached.size > CACHED_MAX && oldest !== undefined) cached.delete(oldest);
    return entry.state;
  }

  return async (urls, reserve) => {
    const unknown = urls.filter((url) => (cached.get(url)?.until ?? 0) <= now());
    if (unknown.length > 0) await reserve(unknown.length);
    return Promise.all(urls.map(stateOf));
  };
}
