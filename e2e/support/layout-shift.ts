import { expect, type Page, type Request, test } from '@playwright/test';
import { isDesktopOnly, NARROW, type PageState, WIDE, waitForPage } from './page-fixtures.ts';
import { layoutShiftOf, movedIn, recordLayoutShifts, waitForImages } from './page-state.ts';

/** The most that a page may shift while it loads, as browsers score it. */
const MOST = 0.02;

/** Expects that what has come since the page was opened moved nothing; `recordLayoutShifts` comes before. */
export async function expectStill(page: Page, what: string): Promise<void> {
  await waitForImages(page);
  const sum = await layoutShiftOf(page);
  expect(sum, `${what}: ${(await movedIn(page)).join(' | ')}`).toBeLessThanOrEqual(MOST);
}

/** Delays each response of the gateway by `leastMs` or up to three steps more. Returns how many requests have not ended. */
export async function delayResponses(page: Page, { leastMs, stepMs }: { leastMs: number; stepMs: number }): Promise<() => number> {
  const pending = new Set<Request>();
  let requests = 0;
  const end = (request: Request) => pending.delete(request);
  page.on('request', (request) => request.url().endsWith('/graphql') && pending.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await page.route('**/graphql', async (route) => {
    requests += 1;
    await new Promise((resolve) => setTimeout(resolve, leastMs + (requests % 4) * stepMs));
    await route.continue();
  });
  return () => pending.size;
}

/** Waits until the page shows everything that it loads by itself, with its images. */
async function waitForRest(page: Page, pending: () => number): Promise<void> {
  await waitForPage(page);
  const unfinished = async () => {
    await waitForPage(page);
    await waitForImages(page);
    return pending();
  };
  await expect.poll(unfinished).toBe(0);
}

/** Returns each address of the states once, with the windows in which it is shown. What an act does afterwards isn't a load. */
function loadsOf(states: readonly PageState[]): { name: string; path: string; window: typeof WIDE }[] {
  const loads = states.flatMap((state) => {
    const { name, path } = state;
    const windows = isDesktopOnly(state) ? [WIDE] : [WIDE, NARROW];
    return windows.map((window) => ({ name: `${name}, ${window.width} wide`, path, window }));
  });
  const keyOf = ({ path, window }: (typeof loads)[number]) => `${window.width} ${path}`;
  return [...new Map(loads.toReversed().map((load) => [keyOf(load), load])).values()].toReversed();
}

/** Expects of each page of the states that it doesn't shift while it loads with delayed responses; one that does ends nothing. */
export async function expectStillLoads(page: Page, states: readonly PageState[]): Promise<void> {
  const pending = await delayResponses(page, { leastMs: 100, stepMs: 150 });
  await recordLayoutShifts(page);
  for (const { name, path, window } of loadsOf(states)) {
    await test.step(name, async () => {
      await page.setViewportSize(window);
      await page.goto(path, { waitUntil: 'commit' });
      await waitForRest(page, pending);
      const sum = await layoutShiftOf(page);
      expect.soft(sum, `${name}: ${(await movedIn(page)).join(' | ')}`).toBeLessThanOrEqual(MOST);
    });
  }
  // A request that the last page repeats may be delayed while the page closes.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
