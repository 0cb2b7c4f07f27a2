import { expect, type Page } from '@playwright/test';

/** A file of the site that no page requests by itself. */
const MARKER = '/robots.txt?marker';

/**
 * Waits until React runs a page that the server rendered, and until all that the tab sends by itself when it starts has been
 * sent: the page's own queries, then what it does once it is idle.
 */
export async function waitForHydration(page: Page): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 }).first();
  // React stores its own node on every element that it controls.
  const isHydrated = () => heading.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')));
  await expect.poll(isHydrated).toBe(true);
  const marked = page.waitForRequest((request) => request.url().endsWith(MARKER));
  await page.evaluate(async (marker) => {
    // Runs after the tasks that React has scheduled, and after the shell's own idle callback.
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 10_000 }));
    await fetch(marker, { cache: 'no-store' });
  }, MARKER);
  await marked;
}

/** Waits until the fonts and the images in the window are there, and two frames have been painted with them. */
export const waitForImages = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const isInWindow = (image: HTMLImageElement) => {
      const { left, right, top, bottom, width } = image.getBoundingClientRect();
      const isInside = width > 0 && left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
      return isInside && image.checkVisibility({ visibilityProperty: true });
    };
    await document.fonts.ready;
    // A lazy image is requested in the frame in which it comes into the window.
    await nextFrame();
    await nextFrame();
    const decoded = Promise.allSettled([...document.images].filter(isInWindow).map((image) => image.decode()));
    // What a row clips away is never requested.
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 10_000))]);
    await nextFrame();
    await nextFrame();
  });

/** Records the layout shifts of every page that is opened from here on; those that follow an input don't count. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[], flush: () => {} };
    const nameOf = (node: Node | null) => (node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName));
    const add = (entries: PerformanceEntry[]) => {
      for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] })[]) {
        if (entry.hadRecentInput) continue;
        shifts.sum += entry.value;
        shifts.moved.push(`${entry.value.toFixed(3)} ${entry.sources.map(({ node }) => nameOf(node)).join(', ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    shifts.flush = () => add(observer.takeRecords());
    Object.assign(globalThis, { layoutShifts: shifts });
  });

/** Returns the sum of the shifts since the page was opened, as browsers score them. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { layoutShifts } = globalThis as unknown as { layoutShifts: { sum: number; flush: () => void } };
    layoutShifts.flush();
    return layoutShifts.sum;
  });

/** Returns what the shifts since the page was opened moved, with the score of each: a failed assertion shows it. */
export const movedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { layoutShifts: { moved: string[] } }).layoutShifts.moved);
