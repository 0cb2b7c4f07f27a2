import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase } from '@meowtale/service-kit';
import { type Result, times } from '../method/result.ts';
import { median } from '../method/rounds.ts';
import { generate, uuidOf } from '../search/generate.ts';
import { openShop, type Shop } from '../search/shop.ts';
import type { BenchServers } from '../servers.ts';
import { pagesFor, sendClicks } from './load.ts';

const LISTINGS = 2000;
const LINKS = 200;
const PER_SECOND = 500;
const ROUNDS = 4;
/** With four rounds the clicks of each load last 20 seconds. */
const ROUND_MS = 5000;

type Db = ReturnType<typeof createDatabase>;

const uidOf = (link: number) => `bench${String(link).padStart(5, '0')}`;

/** Adds links to one listing each. */
async function addLinks(db: Db): Promise<void> {
  const utm = { utm_source: 'bench', utm_medium: '', utm_campaign: '', utm_term: '', utm_content: '' };
  const link = (n: number) => ({ ...utm, uuid: uuidOf(4, n), uid: uidOf(n), owner_uuid: uuidOf(1, 1), store_uuid: uuidOf(2, n + 1) });
  await db('ad_links').insert(Array.from({ length: LINKS + 1 }, (_, n) => ({ ...link(n), name: `Link ${n}` })));
}

/** Returns the clicks that these links count, summed or not, as their owner reads them. */
async function countedBy(db: Db, uids: readonly string[]): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ clicks: number }] }>(
    `select (select coalesce(sum(click_count), 0) from ad_links where uid = any(?::text[]))::int
       + (select coalesce(sum(clicks), 0) from ad_link_counts
          where ad_link_uuid in (select uuid from ad_links where uid = any(?::text[])))::int as clicks`,
    [[...uids], [...uids]],
  );
  return rows[0].clicks;
}

interface Load {
  what: string;
  uids: string[];
}

/** Measures a page of the list with and without clicks beside it, in turns. @throws when a click isn't counted */
async function measure(shop: Shop, db: Db, { what, uids }: Load): Promise<Result[]> {
  let sent = 0;
  const p95 = { quiet: [] as number[], beside: [] as number[] };
  let pages = 0;
  const clicks = async () => {
    const done = await sendClicks(shop, uids, { perSecond: PER_SECOND, forMs: ROUND_MS, from: sent });
    sent += done;
  };
  const page = async (kind: keyof typeof p95, isCounted: boolean) => {
    const beside = kind === 'beside' ? clicks() : undefined;
    const took = await pagesFor(shop, ROUND_MS);
    await beside;
    if (!isCounted) return;
    pages += took.length;
    p95[kind].push(took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? Number.NaN);
  };
  await page('quiet', false);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? (['quiet', 'beside'] as const) : (['beside', 'quiet'] as const);
    for (const kind of order) await page(kind, true);
  }
  const counted = await countedBy(db, uids);
  if (counted !== sent) throw new Error(`${what}: of ${sent} clicks ${counted} were counted`);
  return [
    {
      what: `${PER_SECOND} clicks a second on ${what}: counted / sent`,
      ours: times(counted),
      peer: times(sent),
      ratios: [counted / sent],
      goal: { atLeast: 1, atMost: 1 },
      n: times(sent),
    },
    {
      what: `a page of the list beside them: 95 of 100 answers / the same without clicks`,
      ours: `${median(p95.beside).toFixed(1)} ms`,
      peer: `${median(p95.quiet).toFixed(1)} ms`,
      ratios: p95.beside.map((ms, round) => ms / (p95.quiet[round] ?? Number.NaN)),
      goal: { atMost: 1.5 },
      n: times(pages),
    },
  ];
}

/** Measures clicks on tracked links, all of which must be counted, and what they cost a page of the store's list. */
export async function benchClicks(house: BenchServers, seed: number): Promise<Result[]> {
  const folder = join(house.folder, 'stock');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  const shop = await openShop(house, await generate(folder, LISTINGS, seed));
  const db = createDatabase(shop.databaseUrl, { poolMax: 2 });
  try {
    await addLinks(db);
    const many = Array.from({ length: LINKS }, (_, n) => uidOf(n + 1));
    return [
      ...(await measure(shop, db, { what: 'one link', uids: [uidOf(0)] })),
      ...(await measure(shop, db, { what: `${LINKS} links`, uids: many })),
    ];
  } finally {
    await db.destroy();
    await shop.close();
  }
}
