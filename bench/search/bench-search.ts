import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { OPEN_CATEGORIES } from '@meowtale/contracts';
import { comparison, perSecond, type Result, times } from '../method/result.ts';
import { inRounds, lanes, median } from '../method/rounds.ts';
import type { BenchServers } from '../servers.ts';
import { COMMON, generate, RARE_EVERY, uuidOf } from './generate.ts';
import { openShop, type Shop } from './shop.ts';
import { serveSphinx } from './sphinx.ts';
import type { SphinxClient } from './sphinx-client.ts';

const LISTINGS = Number(process.env.MEOWTALE_LISTINGS || 1_000_000);
const BEST = 24;
const ROUNDS = 6;
const ALONE = { lanes: 1, forMs: 1500 };
const LOAD = { lanes: 20, forMs: 1500 };

const SEARCH = 'query Best($q: StoreQuery) { findStore(q: $q) { list { uuid } } }';
const LIST = `query Page($q: StoreQuery) { findStore(q: $q) { totalCount pageInfo { endCursor hasNextPage } list {
  uuid platform_key category languages tags store_info { language name brief data { cover240x320 { url } } } author { uuid nickname } } } }`;

interface Page {
  findStore: { list: { uuid: string }[]; pageInfo: { endCursor: string } };
}

const best = async (shop: Shop, keyword: string) =>
  (await shop.ask<Page>(SEARCH, { q: { keyword, pageSize: BEST } })).findStore.list.map(({ uuid }) => uuid);

/** Sorts as our search does: by the best field that has the word, then by popularity, then the highest number first. */
const sameOrder = (word: string) =>
  `select id from listings where match('${word}') order by weight() desc, popularity desc, id desc limit ${BEST}
   option ranker=expr('top(user_weight)'), field_weights=(name=8, brief=2, tags=4, creator=5), max_matches=${BEST}`;
/** Sorts with sphinx's own ranking. */
const itsOrder = (word: string) =>
  `select id from listings where match('${word}') order by weight() desc, popularity desc limit ${BEST}
   option field_weights=(name=8, brief=2, tags=4, creator=5), max_matches=${BEST}`;

/** Checks that both return the same, because comparing different results would be meaningless. */
async function assertSameBest(shop: Shop, sphinx: SphinxClient): Promise<void> {
  for (const word of COMMON) {
    const [ours, its] = [await best(shop, word), (await sphinx.ask(sameOrder(word))).map((id) => uuidOf(2, Number(id)))];
    if (ours.length !== BEST || !isDeepStrictEqual(ours, its)) throw new Error(`the best of ${word}: ${ours} and ${its}`);
  }
}

/** Searches for each common word in turn. */
function inTurn<T>(ask: (word: string) => Promise<T>): () => Promise<T> {
  let at = 0;
  return () => {
    at += 1;
    return ask(COMMON[at % COMMON.length] ?? '');
  };
}

/**
 * Measures a list of a million generated listings: pages far down, the best results of a common word compared with sphinxsearch, and many
 * readers at once.
 */
export async function benchSearch(house: BenchServers, seed: number): Promise<Result[]> {
  const folder = join(house.folder, 'stock');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  const stock = await generate(folder, LISTINGS, seed);
  const sphinx = await serveSphinx(house, stock.documents);
  const shop = await openShop(house, stock);
  try {
    await assertSameBest(shop, sphinx);
    console.error(`${times(LISTINGS)} listings stand, and the best of a word are the same; measuring`);
    const bestOf = await inRounds(
      [
        lanes(
          inTurn((word) => best(shop, word)),
          ALONE,
        ),
        lanes(
          inTurn((word) => sphinx.ask(itsOrder(word))),
          ALONE,
        ),
      ],
      ROUNDS,
    );
    const page = (q: object) => shop.ask<Page>(LIST, { q: { categories: OPEN_CATEGORIES, ...q } });
    const deep = Buffer.from(JSON.stringify([new Date(Date.UTC(2020, 0, 1) + LISTINGS * 12_000), uuidOf(2, 0)])).toString('base64url');
    const [first, hundredth, far] = await inRounds(
      [{ page: 1 }, { page: 100 }, { after: deep }].map((q) => lanes(() => page(q), ALONE)),
      ROUNDS,
    );
    const [rare, none, any] = await inRounds(
      [{ systems: ['android'] }, { languages: ['ko-KR'] }, { languages: ['ja-JP'] }].map((q) => lanes(() => page(q), ALONE)),
      ROUNDS,
    );
    const [two, one] = await inRounds(
      [inTurn((word) => best(shop, `${word} ${COMMON[word === COMMON[0] ? 1 : 0]}`)), inTurn((word) => best(shop, word))].map((ask) =>
        lanes(ask, ALONE),
      ),
      ROUNDS,
    );
    const took: number[] = [];
    const timed = async () => {
      const began = performance.now();
      await page({});
      took.push(performance.now() - began);
    };
    const [load] = await inRounds([lanes(timed, LOAD)], ROUNDS);
    const [middle, p95] = [median(took), took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? Number.NaN];
    const of = `of ${times(LISTINGS)} listings`;
    return [
      comparison(`a common word's best ${BEST} ${of}: the service's answer / sphinxsearch's ids`, bestOf[0], bestOf[1], { atLeast: 0.5 }),
      comparison(`two common words' best ${BEST} ${of} / one's`, two, one, { atLeast: 0.25 }),
      comparison(`what ${LISTINGS / RARE_EVERY} ${of} have / what a fifth have`, rare, any, { atLeast: 1 }),
      comparison(`what none ${of} has / what a fifth have`, none, any, { atLeast: 1 }),
      comparison(`page 100 ${of} / page 1`, hundredth, first, { atLeast: 0.83 }),
      comparison(`a page after four fifths ${of} / page 1`, far, first, { atLeast: 0.83 }),
      {
        what: `the list ${of}, ${LOAD.lanes} at once: 95 of 100 answers / half of them, ${perSecond(median(load?.perSecond ?? []))}`,
        ours: `${p95.toFixed(1)} ms`,
        peer: `${middle.toFixed(1)} ms`,
        ratios: [p95 / middle],
        n: times(took.length),
      },
    ];
  } finally {
    sphinx.close();
    await shop.close();
  }
}
