import { readSeedEnv } from './env.ts';
import { fillWallet } from './fill-wallet.ts';
import { SEED_LISTINGS } from './listings.ts';
import { DEMO_PEOPLE } from './people.ts';
import { publishListing } from './publish-listing.ts';
import { openSession } from './session.ts';

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
for (const listing of SEED_LISTINGS.toReversed()) {
  if (!known.has(listing.words['en-US'].name)) await publishListing(creator, staff, listing, DEMO_PEOPLE.creator.nickname);
}

for (const person of [DEMO_PEOPLE.player, DEMO_PEOPLE.player2]) await fillWallet(env, await openSession(env, person), person);
