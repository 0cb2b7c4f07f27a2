import { kilobytes, type Result, seconds, times } from '../method/result.ts';
import { median } from '../method/rounds.ts';
import { largestPaintMs, look, openBrowser, type Seen } from './browser.ts';
import type { TwoShops } from './two-shops.ts';

const ROUNDS = 9;
const MOST_BYTES = 220_000;

const weightOf = ({ scripts }: Seen) => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);

/** Measures the list of works as it is shipped, compared with the same sources as one application: its size, and its largest paint. */
export async function benchStore({ federated, bundled }: TwoShops): Promise<Result[]> {
  const browser = await openBrowser();
  try {
    const addresses = [`${federated}/store`, `${bundled}/store`] as const;
    const [ours, peer] = [await look(browser, addresses[0]), await look(browser, addresses[1])];
    if (ours.text !== peer.text || !/\p{L}/u.test(ours.text)) throw new Error('the two pages show different things');
    const paints: { ours: number; peer: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = round % 2;
      const measured = [
        await largestPaintMs(browser, addresses[first] as string),
        await largestPaintMs(browser, addresses[1 - first] as string),
      ];
      paints.push({ ours: measured[first] as number, peer: measured[1 - first] as number });
    }
    const [oursBytes, peerBytes] = [weightOf(ours), weightOf(peer)];
    const files = `${times(ours.scripts.size)} and ${times(peer.scripts.size)} files`;
    return [
      {
        ...{ what: '/store: script fetched, brotli: federated / one bundle', ours: kilobytes(oursBytes), peer: kilobytes(peerBytes) },
        ...{ ratios: [oursBytes / peerBytes], goal: { atMost: 1.25 }, n: files },
      },
      {
        ...{ what: '/store: script fetched, brotli / 220 KB', ours: kilobytes(oursBytes), peer: kilobytes(MOST_BYTES) },
        ...{ ratios: [oursBytes / MOST_BYTES], goal: { atMost: 1 }, n: files },
      },
      {
        what: '/store on a phone: largest contentful paint: federated / one bundle',
        ours: seconds(median(paints.map(({ ours: ms }) => ms))),
        peer: seconds(median(paints.map(({ peer: ms }) => ms))),
        ...{ ratios: paints.map(({ ours: one, peer: other }) => one / other), goal: { atMost: 1.05 }, n: `${ROUNDS} and ${ROUNDS}` },
      },
    ];
  } finally {
    await browser.close();
  }
}
