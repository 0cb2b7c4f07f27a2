import { atMost } from './at-most.ts';
import { readSeedEnv } from './env.ts';
import { fillWallet } from './fill-wallet.ts';
import { DEMO_AUTHORS, DEMO_PEOPLE, DEMO_READERS, type DemoAuthor } from './people.ts';
import { publishListing } from './publish-listing.ts';
import { readWords } from './read-work.ts';
import { openSession, type Session } from './session.ts';
import { setHead } from './set-head.ts';
import type { Work } from './work.ts';
import { WORKS } from './works.ts';

/**
 * The demo people and their works (DESIGN §§8, 9), made through public commands only, so that the books hold and every
 * rule applied. Run once per data folder by the local stack.
 */
const env = readSeedEnv();
const people = { ...DEMO_PEOPLE, ...DEMO_AUTHORS, ...DEMO_READERS };

const atOnce = atMost(4);
const sessions = new Map<string, Session>();
await Promise.all(
  Object.entries(people).map(([name, person]) =>
    atOnce(async () => {
      const session = await openSession(env, person);
      await setHead(session, person);
      sessions.set(name, session);
    }),
  ),
);
const sessionOf = (name: keyof typeof people): Session => {
  const session = sessions.get(name);
  if (!session) throw new Error(`${name} is not signed in`);
  return session;
};

async function namesKnown(author: DemoAuthor): Promise<string[]> {
  const { findStoreMe } = await sessionOf(author).ask<{ findStoreMe: { list: { name: string }[] } }>(
    'query Mine { findStoreMe(q: { pageSize: 100 }) { list { name } } }',
  );
  return findStoreMe.list.map((store) => store.name);
}
const known = new Set((await Promise.all(Object.keys(DEMO_AUTHORS).map((author) => namesKnown(author as DemoAuthor)))).flat());

async function publish(work: Work, turn: Promise<unknown>): Promise<void> {
  const names = (await readWords(work)).map(([, { name }]) => name);
  if (names.some((name) => known.has(name))) return;
  await publishListing(sessionOf(work.by), sessionOf('staff'), work, people[work.by].nickname, turn);
}

// A few at a time; each goes on sale after the one before it, so that the shelf has the order of the list.
let turn: Promise<unknown> = Promise.resolve();
const published = WORKS.toReversed().map((work) => {
  const before = turn;
  turn = atOnce(() => publish(work, before));
  return turn;
});
await Promise.all(published);

for (const name of ['player', 'player2'] as const) await fillWallet(env, sessionOf(name), DEMO_PEOPLE[name]);
