import { readSeedEnv } from './env.ts';
import { fillWallet } from './fill-wallet.ts';
import { DEMO_PEOPLE } from './people.ts';
import { publishListing } from './publish-listing.ts';
import { readWords } from './read-work.ts';
import { openSession } from './session.ts';
import { WORKS } from './works.ts';

/**
 * The demo people and their works (DESIGN §§8, 9), made through public commands only, so that the books hold and every
 * rule applied. Run once per data folder by the local stack.
 */
const env = readSeedEnv();
const creator = await openSession(env, DEMO_PEOPLE.creator);
const staff = await openSession(env, DEMO_PEOPLE.staff);
await openSession(env, DEMO_PEOPLE.publisher);
await openSession(env, DEMO_PEOPLE.staff2);

const mine = await creator.ask<{ findStoreMe: { list: { name: string }[] } }>(
  'query Mine { findStoreMe(q: { pageSize: 100 }) { list { name } } }',
);
const known = new Set(mine.findStoreMe.list.map((store) => store.name));
for (const work of WORKS.toReversed()) {
  const names = (await readWords(work)).map(([, { name }]) => name);
  if (!names.some((name) => known.has(name))) await publishListing(creator, staff, work, DEMO_PEOPLE.creator.nickname);
}

for (const person of [DEMO_PEOPLE.player, DEMO_PEOPLE.player2]) await fillWallet(env, await openSession(env, person), person);
