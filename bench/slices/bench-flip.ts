import { rmSync } from 'node:fs';
import { diskStorage, readPointer } from '@meowtale/releases';
import { promote, rollback } from '@meowtale/releases/moves';
import type { Browser } from 'playwright-core';
import { type Result, seconds, withinLimit } from '../method/result.ts';
import { median } from '../method/rounds.ts';
import { asNewVisitor, openBrowser } from '../web/browser.ts';
import type { TwoShops } from '../web/two-shops.ts';
import { copyRelease } from './copy-release.ts';

const ROUNDS = 6;
const SLICE = 'mf-store';
const LIMIT_MS = 1000;
const GIVE_UP_AFTER_MS = 30_000;

/** Opens a page in a fresh tab. Returns the version of the slice by which it runs, once its entry and its first chunk have run. */
function openTab(browser: Browser, url: string): Promise<string> {
  return asNewVisitor(browser, async (page) => {
    await page.goto(url, { waitUntil: 'commit', timeout: GIVE_UP_AFTER_MS });
    const loaded = await page.waitForFunction(loadedVersion, SLICE, { timeout: GIVE_UP_AFTER_MS });
    return (await loaded.jsonValue()) as string;
  });
}

/** Runs in the page. Returns the version of a slice once its scripts have run, else null. */
function loadedVersion(slice: string): string | null {
  const text = document.querySelector('#plan')?.textContent;
  // While the page is read the plan may be incomplete.
  if (document.readyState === 'loading' || !text) return null;
  const { slices } = JSON.parse(text) as { slices: { name: string; release: { version: string; globalName: string } }[] };
  const release = slices.find(({ name }) => name === slice)?.release;
  if (!release) throw new Error(`the page has no ${slice}`);
  const { [release.globalName]: container, [`webpackChunk${release.globalName}`]: chunks } = window as unknown as Record<string, unknown>;
  return container !== undefined && Array.isArray(chunks) && chunks.length > 0 ? release.version : null;
}

/** Opens fresh tabs one after the other until one has the wanted version. Returns how long that took since a time of the clock, ms. */
async function untilLoaded(browser: Browser, url: string, version: string, since: number): Promise<number> {
  while (Date.now() - since < GIVE_UP_AFTER_MS) if ((await openTab(browser, url)) === version) return Date.now() - since;
  throw new Error(`${SLICE} ${version} was not shown within ${GIVE_UP_AFTER_MS / 1000} s`);
}

/**
 * Measures how soon a fresh tab runs a release after the pointer has moved to it by the code of `promote`, compared with a tab while
 * nothing moves, in turns. Each round has a release that the shell has never read. What was live before is live again afterwards.
 */
export async function benchFlip({ federated, registry }: TwoShops): Promise<Result[]> {
  const storage = diskStorage(registry);
  const url = `${federated}/store`;
  const original = (await readPointer(storage, 'local')).slices[SLICE]?.version ?? '';
  const mover = { by: 'bench', reason: 'a flip' };
  const browser = await openBrowser();
  const folders: string[] = [];
  const flips: number[] = [];
  const still: number[] = [];
  try {
    await untilLoaded(browser, url, original, Date.now());
    for (let round = 0; round < ROUNDS; round += 1) {
      const next = `${original}-${Date.now().toString(36)}`;
      folders.push(await copyRelease(registry, SLICE, original, next));
      // `changedAt` is the time at which the pointer's next revision began to be written, after the check.
      const { changedAt } = await promote(storage, 'local', { [SLICE]: next }, mover);
      flips.push(await untilLoaded(browser, url, next, Date.parse(changedAt)));
      still.push(await untilLoaded(browser, url, next, Date.now()));
    }
  } finally {
    await browser.close();
    const isMoved = (await readPointer(storage, 'local')).slices[SLICE]?.version !== original;
    if (isMoved) await rollback(storage, 'local', { slice: SLICE, to: original }, mover);
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
  const what = 'from the flip of the pointer until a fresh tab runs the release';
  return [
    withinLimit(`${what} / 1 s`, flips, LIMIT_MS),
    {
      ...{ what: `${what} / a fresh tab without a flip`, ours: seconds(median(flips)), peer: seconds(median(still)) },
      ...{ ratios: flips.map((ms, round) => ms / (still[round] ?? Number.NaN)), n: `${ROUNDS} and ${ROUNDS}` },
    },
  ];
}
