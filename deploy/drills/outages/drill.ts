import { join } from 'node:path';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { runProgram } from '../../ci/run-program.ts';
import { repositoryRoot } from '../../local/paths.ts';
import { openSession } from '../../seed/session.ts';
import { type BookErrors, compareBooks, compareOrders, readBooks } from './books.ts';
import { allBreakages, type Breakage, shortOf } from './breakages.ts';
import { type Crowd, findWorks, newPerson, persist, site, startCrowd } from './crowd.ts';
import { openVisitor, type Place, placesAt, type Visitor } from './page-visits.ts';
import { type DrillRow, sightsText, type Visit } from './table.ts';
import { type DatabaseUrls, openTools } from './tools.ts';

const BUYERS = 2;
/** A work of the seed, whose page people open. */
const LISTING = 'The Lantern Keeper';
const WHOLE_WITHIN_MS = 90_000;
/** Events of the last purchases may be on their way that long (TRUST 10). */
const SETTLED_WITHIN_MS = 60_000;
const CHECK_WITHIN_MS = 120_000;

export interface DrillOptions {
  /** The folder of the stack that runs, with its seed. */
  dataFolder: string;
  /** One breakage of each kind, or all. */
  form: 'short' | 'full';
  /** Slices and processes to break; all unless given. */
  only?: readonly string[];
  /** Called with each row as soon as it is known. */
  each?(row: DrillRow): void;
}

export interface DrillResult {
  rows: DrillRow[];
  /** What the books say against all that the crowd did, and against themselves. */
  books: BookErrors & { faults: string[] };
  /** Orders that were acknowledged. */
  bought: number;
}

/** Opens pages until each is as before any breakage. Returns false after 90 s. */
const untilWhole = (visitor: Visitor, places: readonly Place[]): Promise<boolean> =>
  waitUntil(
    async () => {
      for (const place of places) if ((await visitor.visit(place)).sight !== 'full page') return false;
      return true;
    },
    { withinMs: WHOLE_WITHIN_MS, everyMs: 200 },
  );

/** Reads the books until they agree with what people did, at most a minute, and returns the last differences. */
async function settledErrors(read: () => Promise<BookErrors>): Promise<BookErrors> {
  let errors: BookErrors = { lost: [], double: [] };
  const isSettled = async () => {
    errors = await read();
    return errors.lost.length + errors.double.length === 0;
  };
  await waitUntil(isSettled, { withinMs: SETTLED_WITHIN_MS, everyMs: 250 });
  return errors;
}

interface Scene {
  visitor: Visitor;
  crowd: Crowd;
  urls: DatabaseUrls;
}

/** Breaks and repairs one thing while people open pages and buy. */
async function runOne({ what, fault, places, usableWithinMs, apply, undo }: Breakage, { visitor, crowd, urls }: Scene): Promise<DrillRow> {
  const began = performance.now();
  const before = crowd.paid().length;
  const visits: Visit[] = [];
  const row = { what, fault, visits, usableWithinMs, backMs: null, bought: 0, lost: [], double: [], problem: null, ms: 0 };
  let backMs: number | null = null;
  let repairedAt = began;
  try {
    try {
      const broken = await apply();
      for (const place of places) visits.push(await visitor.visit(place, broken));
    } finally {
      repairedAt = performance.now();
      await undo();
    }
    if (await untilWhole(visitor, places)) backMs = performance.now() - repairedAt;
    const [paid, buyers] = [crowd.paid(), crowd.purses().map(({ buyer }) => buyer)];
    const errors = await settledErrors(async () => compareOrders(paid, await readBooks(urls, buyers)));
    return { ...row, ...errors, backMs, bought: paid.length - before, ms: performance.now() - began };
  } catch (error) {
    return { ...row, backMs, bought: crowd.paid().length - before, problem: (error as Error).message, ms: performance.now() - began };
  }
}

/** Runs the operator's check of the ledger. */
async function ledgerFaults(walletUrl: string): Promise<string[]> {
  const env = { ...process.env, DATABASE_URL: walletUrl };
  const { code } = await runProgram([join(repositoryRoot, 'svc-wallet/src/ledger/check.ts')], { env, withinMs: CHECK_WITHIN_MS });
  return code === 0 ? [] : ['check:ledger says that the books are wrong'];
}

/** Returns the breakages that are wanted. @throws for a name of nothing that is broken */
function chosenOf(all: readonly Breakage[], { form, only = [] }: DrillOptions): Breakage[] {
  const names = new Set(all.map(({ what }) => what));
  const unknown = only.filter((name) => !names.has(name));
  if (unknown.length > 0) throw new Error(`there is nothing to break called ${unknown.join(', ')}; there are ${[...names].join(', ')}`);
  return (form === 'short' ? shortOf(all) : all).filter(({ what }) => only.length === 0 || only.includes(what));
}

/** Stops the crowd, and compares all that it did with the books. */
async function finalBooks(crowd: Crowd, urls: DatabaseUrls): Promise<DrillResult['books']> {
  const stopped = await crowd.stop().then(
    () => [],
    (error: Error) => [`a buyer gave up: ${error.message}`],
  );
  const [paid, purses] = [crowd.paid(), crowd.purses()];
  const buyers = purses.map(({ buyer }) => buyer);
  const errors = await settledErrors(async () => compareBooks(paid, purses, await readBooks(urls, buyers)));
  const idle = paid.length === 0 ? ['no one bought anything'] : [];
  return { ...errors, faults: [...stopped, ...idle, ...(await ledgerFaults(urls.wallet))] };
}

/**
 * Breaks slices and processes of a running local stack one after the other, under people who browse and buy. The stack is whole again
 * afterwards.
 * @throws when the site isn't whole before
 */
export async function runDrill(options: DrillOptions): Promise<DrillResult> {
  const run = Date.now().toString(36);
  // Read by firebase-admin itself.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = site.FIREBASE_AUTH_EMULATOR_HOST;
  const creator = newPerson(`drill-${run}-visitor`, { creator: true });
  const works = await findWorks(await persist(() => openSession(site, creator)));
  const listing = works.find(({ names }) => names.includes(LISTING));
  if (!listing) throw new Error(`no listing is called ${LISTING}`);
  const places = placesAt({ uuid: listing.uuid, name: LISTING });
  const visitor = await openVisitor(creator.email);
  try {
    const tools = openTools(options.dataFolder, visitor.context);
    const breakages = chosenOf(allBreakages(tools, places), options);
    if (!(await untilWhole(visitor, Object.values(places)))) {
      const visits = [];
      for (const place of Object.values(places)) visits.push(await visitor.visit(place));
      throw new Error(`before the drill people see: ${sightsText(visits)}`);
    }
    const crowd = startCrowd(run, BUYERS);
    const rows: DrillRow[] = [];
    for (const breakage of breakages) {
      const row = await runOne(breakage, { visitor, crowd, urls: tools.urls });
      rows.push(row);
      options.each?.(row);
    }
    return { rows, books: await finalBooks(crowd, tools.urls), bought: crowd.paid().length };
  } finally {
    await visitor.close();
  }
}
