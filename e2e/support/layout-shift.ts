import { expect, type Page, type Request } from '@playwright/test';
import { layoutShiftOf, movedIn, waitForImages } from './page-state.ts';

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
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await page.route('**/graphql', async (route) => {
    pending.add(route.request());
    requests += 1;
    await new Promise((resolve) => setTimeout(resolve, leastMs + (requests % 4) * stepMs));
    await route.continue();
  });
  return () => pending.size;
}
