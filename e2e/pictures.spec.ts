import type { Page } from '@playwright/test';
import { expect, test } from './support/meowtale.ts';
import { demoPerson, storeIdOf } from './support/people.ts';

// Pictures come in a file of the size at which they are shown, and nothing moves when they come.

const SCREENS = [
  { width: 390, height: 844, dots: 2 },
  { width: 1440, height: 900, dots: 1 },
];

interface Shown {
  /** The file that the browser chose, and the picture's own kind, which every browser reads. */
  chosen: string;
  own: string;
  /** Its own width in pixels, and how many dots wide it is shown. */
  width: number;
  dots: number;
}

/** All pictures of a page, each once it is here; the page is walked through first, so that those below come too. */
async function picturesOf(page: Page): Promise<Shown[]> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')].filter(({ width, src }) => width > 0 && src.includes('/i/'));
    return Promise.all(
      images.map(async (image) => {
        await image.decode();
        // What stands in the page tells its width in dots of the page; by itself a file tells its own.
        const alone = new Image();
        alone.src = image.currentSrc;
        await alone.decode();
        const dots = image.getBoundingClientRect().width * devicePixelRatio;
        return { chosen: image.currentSrc, own: image.src, width: alone.naturalWidth, dots };
      }),
    );
  });
}

/** Node's resolver may not know the files' host, so it is asked by its number. */
async function weigh(page: Page, addresses: readonly string[]): Promise<number> {
  const weighOne = async (address: string) => {
    const { host, port, pathname } = new URL(address);
    const answer = await page.request.get(`http://127.0.0.1:${port}${pathname}`, { headers: { host } });
    expect(answer.status(), address).toBe(200);
    return (await answer.body()).length;
  };
  const sizes = await Promise.all([...new Set(addresses)].map(weighOne));
  return sizes.reduce((sum, size) => sum + size, 0);
}

for (const { width, height, dots } of SCREENS) {
  test.describe(`on a screen of ${width} × ${height} with ${dots} dots to each`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: dots });

    test('home, list and detail show pictures of their size, and stand still', async ({ page }, { annotations }) => {
      const work = await storeIdOf(await demoPerson('player'), 'The Lantern Keeper');
      for (const path of ['/', '/store', `/store/${work}`]) {
        await page.addInitScript(() => {
          Object.assign(window, { moved: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
              if (!entry.hadRecentInput) (window as unknown as { moved: number }).moved += entry.value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const pictures = await picturesOf(page);
        expect(pictures.length, `pictures on ${path}`).toBeGreaterThan(2);
        const outOfSize = pictures.filter((shown) => shown.width < shown.dots * 0.99 || shown.width > shown.dots * 2.2);
        expect(outOfSize, `pictures on ${path}`).toEqual([]);
        expect(pictures.filter(({ chosen }) => !chosen.endsWith('.avif'))).toEqual([]);
        expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThanOrEqual(0.02);
        const [now, before] = [
          await weigh(
            page,
            pictures.map(({ chosen }) => chosen),
          ),
          await weigh(
            page,
            pictures.map(({ own }) => own),
          ),
        ];
        annotations.push({ type: 'bytes', description: `${path} ${pictures.length} pictures: ${now}, in their own kind ${before}` });
        expect(now, `bytes of pictures on ${path}`).toBeLessThan(before * 0.7);
      }
    });
  });
}
