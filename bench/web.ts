import { endOnSignals, secondsSince } from '@meowtale/deploy/console';
import { keep } from './method/keep.ts';
import { machineFacts } from './method/machine.ts';
import { type Result, tableOf } from './method/result.ts';
import { benchEditor } from './web/bench-editor.ts';
import { benchPages } from './web/bench-pages.ts';
import { benchRooms } from './web/bench-rooms.ts';
import { benchSite } from './web/bench-site.ts';
import { benchStore } from './web/bench-store.ts';
import { openTwoShops, type TwoShops } from './web/two-shops.ts';

// `npm run bench:web`: measures pages in a browser, on a phone and on a desktop. It starts the whole stack, whose ports are fixed.

const parts = {
  store: { title: 'The store, federated beside one bundle', run: benchStore },
  pages: { title: 'Lighthouse on a phone', run: benchPages },
  editor: { title: 'The drama editor with a long story', run: benchEditor },
  site: { title: 'A creator’s site beside one static file', run: benchSite },
  rooms: { title: 'A thousand apps and listings', run: benchRooms },
} satisfies Record<string, { title: string; run: (shops: TwoShops) => Promise<Result[]> }>;

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(parts, name));
if (unknown) {
  console.error(`there is no part ${unknown}; there are ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}
let shops: TwoShops | undefined;
const { end } = endOnSignals(async () => shops?.close());

try {
  shops = await openTwoShops((line) => console.error(line));
  for (const name of (names.length > 0 ? names : Object.keys(parts)) as (keyof typeof parts)[]) {
    const { title, run } = parts[name];
    const facts = machineFacts();
    const began = performance.now();
    const results = await run(shops);
    keep(`web-${name}`, { title, facts, results });
    console.log(`\n${title} (${secondsSince(began)} s)\n\n${tableOf(results)}`);
  }
  await end(0);
} catch (error) {
  console.error((error as Error).message);
  await end(1);
}
