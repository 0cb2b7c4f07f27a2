import { randomInt } from 'node:crypto';
import { endOnSignals, secondsSince } from '@meowtale/deploy/console';
import { benchClicks } from './clicks/bench-clicks.ts';
import { benchEvents } from './events/bench-events.ts';
import { benchGateway } from './gateway/bench-gateway.ts';
import { benchCheckout } from './ledger/bench-checkout.ts';
import { benchLedger } from './ledger/bench-ledger.ts';
import { benchListing } from './listing/bench-listing.ts';
import { keep } from './method/keep.ts';
import { machineFacts } from './method/machine.ts';
import { type Result, tableOf } from './method/result.ts';
import { benchReport } from './report/bench-report.ts';
import { benchSearch } from './search/bench-search.ts';
import { type BenchServers, openBenchServers } from './servers.ts';
import { benchSlices } from './slices/bench-slices.ts';
import { benchStart } from './start/bench-start.ts';
import { benchStory } from './story/bench-story.ts';
import { benchStreet } from './street/bench-street.ts';
import { benchUpload } from './upload/bench-upload.ts';

// `npm run bench`, or `npm run bench -- ledger gateway` for some parts: prints ratios to a peer or limit measured in the same
// rounds, so that they don't depend on the machine's speed. MEOWTALE_SEED repeats the random choices of a run.

/** A part that runs with PostgreSQL and NATS, or without them. */
type Part = { title: string } & (
  | { run(house: BenchServers, seed: number): Promise<Result[]> }
  | { runAlone(seed: number): Promise<Result[]> }
);

const parts: Record<string, Part> = {
  ledger: { title: 'Posting money', run: benchLedger },
  checkout: { title: 'Paying', run: benchCheckout },
  events: { title: 'Handing events on', run: benchEvents },
  gateway: { title: 'The gateway', run: benchGateway },
  street: { title: 'The services together', run: benchStreet },
  upload: { title: 'A large upload', run: benchUpload },
  start: { title: 'The second start', run: benchStart },
  listing: { title: 'Saving a listing', run: benchListing },
  search: { title: 'A million listings', run: benchSearch },
  clicks: { title: 'Clicks on tracked links', run: benchClicks },
  report: { title: 'Sales reports and settlement', run: benchReport },
  slices: { title: 'Slices that are released alone', run: benchSlices },
  story: { title: 'Playing a story', runAlone: benchStory },
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(parts, name));
if (unknown) {
  console.error(`there is no part ${unknown}; there are ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}
const seed = Number(process.env.MEOWTALE_SEED || randomInt(1_000_000));
let house: BenchServers | undefined;
const { end } = endOnSignals(async () => house?.close());

async function inHouse(run: (house: BenchServers, seed: number) => Promise<Result[]>): Promise<Result[]> {
  house = await openBenchServers();
  const results = await run(house, seed);
  await house.close();
  house = undefined;
  return results;
}

try {
  for (const name of names.length > 0 ? names : Object.keys(parts)) {
    const part = parts[name] as Part;
    const { title } = part;
    const facts = machineFacts();
    const began = performance.now();
    const results = 'runAlone' in part ? await part.runAlone(seed) : await inHouse(part.run);
    keep(name, { title, seed, facts, results });
    const figures = Object.entries(facts).map(([fact, value]) => `${fact} ${value}`);
    console.log(`\n${title} (${secondsSince(began)} s, seed ${seed})\n${figures.join(' · ')}\n\n${tableOf(results)}`);
  }
  await end(0);
} catch (error) {
  console.error((error as Error).message);
  await end(1);
}
