import type { Page } from '@playwright/test';

/** Counts, in every page from its first header on, the frames in which the header is missing: a white page has none. */
export async function countWhiteFrames(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { whiteFrames: 0 };
    Object.assign(globalThis, { seen });
    const check = (isStarted: boolean) => {
      const hasHeader = document.querySelector('#root header') !== null;
      if (isStarted && !hasHeader) seen.whiteFrames += 1;
      requestAnimationFrame(() => check(isStarted || hasHeader));
    };
    check(false);
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: { whiteFrames: number } }).seen.whiteFrames);
}
