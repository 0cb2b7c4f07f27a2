import type { APIResponse, Page } from '@playwright/test';
import { expect, test } from './support/meowtale.ts';
import { layoutShiftOf, recordLayoutShifts, waitForHydration, waitForImages } from './support/page-state.ts';
import { demoPerson, storeIdOf } from './support/people.ts';

test.setTimeout(180_000);

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
  /** How wide the picture is as it was uploaded: no file of it is wider. */
  most: number;
}

/** All pictures of a page, each once it is here; the page is walked through first, so that those below come too. */
async function picturesOf(page: Page): Promise<Shown[]> {
  await waitForHydration(page);
  const scroll = (top: number) =>
    page.evaluate((to) => {
      scrollTo(0, to);
      return { step: innerHeight / 2, height: document.body.scrollHeight };
    }, top);
  for (let top = 0, { step, height } = await scroll(0); top < height; top += step) {
    ({ step, height } = await scroll(top));
    await waitForImages(page);
  }
  await scroll(0);
  await waitForImages(page);
  return page.evaluate(async () => {
    // What a carousel or a row keeps out of sight is fetched when its turn comes.
    const inSight = (image: HTMLImageElement) => {
      const { left, right, width } = image.getBoundingClientRect();
      return width > 0 && left < innerWidth && right > 0 && image.checkVisibility({ visibilityProperty: true });
    };
    const images = [...document.querySelectorAll('img')].filter((image) => image.src.includes('/i/') && inSight(image));
    return Promise.all(
      images.map(async (image) => {
        await image.decode();
        // A picture in the page reports its width in CSS pixels; a file reports its own.
        const widthOf = async (src: string) => {
          const alone = Object.assign(new Image(), { src });
          await alone.decode();
          return alone.naturalWidth;
        };
        const { currentSrc: chosen, src: own } = image;
        const dots = image.getBoundingClientRect().width * devicePixelRatio;
        return { chosen, own, width: await widthOf(chosen), dots, most: await widthOf(own) };
      }),
    );
  });
}

/** Asks for a file itself. Node's resolver may not know the files' host, so it is asked by its number. */
function ask(page: Page, address: string): Promise<APIResponse> {
  const { host, port, pathname } = new URL(address);
  return page.request.get(`http://127.0.0.1:${port}${pathname}`, { headers: { host }, maxRedirects: 0 });
}

/** Waits until each file is there: while many are being made, who asks is sent to the picture itself. */
async function untilMade(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of new Set(addresses)) {
    await expect.poll(async () => (await ask(page, address)).status(), { message: address, timeout: 30_000 }).toBe(200);
  }
}

async function weigh(page: Page, addresses: readonly string[]): Promise<number> {
  const weighOne = async (address: string) => {
    const answer = await ask(page, address);
    expect(answer.status(), address).toBe(200);
    return (await answer.body()).length;
  };
  const sizes = await Promise.all([...new Set(addresses)].map(weighOne));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The pages, by name; each is opened by a browser that has no picture yet. */
const PAGES = {
  home: () => '/',
  list: () => '/store',
  detail: async () => `/store/${await storeIdOf(await demoPerson('player'), 'The Lantern Keeper')}`,
};

for (const { width: wide, height, dots } of SCREENS) {
  test.describe(`on a screen of ${wide} × ${height} with ${dots} dots to each`, () => {
    test.use({ viewport: { width: wide, height }, deviceScaleFactor: dots });

    for (const [name, pathOf] of Object.entries(PAGES)) {
      test(`${name} shows pictures of the right size, without layout shift`, async ({ page }, { annotations }) => {
        await recordLayoutShifts(page);
        await page.goto(await pathOf());
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await untilMade(
          page,
          (await picturesOf(page)).map(({ chosen }) => chosen),
        );
        expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const pictures = await picturesOf(page);
        expect(pictures.length).toBeGreaterThan(2);
        // A picture that occurs twice is fetched once, in the larger size.
        const largest = (file: string) => Math.max(...pictures.filter(({ chosen }) => chosen === file).map((shown) => shown.dots));
        const fits = (shown: Shown) => shown.width >= Math.min(shown.dots * 0.99, shown.most) && shown.width <= largest(shown.chosen) * 2.2;
        expect(pictures.filter((shown) => !fits(shown))).toEqual([]);
        expect(pictures.filter(({ chosen }) => !chosen.endsWith('.avif'))).toEqual([]);
        expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
        // Other journeys' works lie on the other pages, in flat colours that are small in every kind.
        if (name !== 'detail') return;
        const chosen = pictures.map((shown) => shown.chosen);
        const own = pictures.map((shown) => shown.own);
        const [now, before] = [await weigh(page, chosen), await weigh(page, own)];
        annotations.push({ type: 'bytes', description: `${pictures.length} pictures: ${now}, in their own kind ${before}` });
        expect(now).toBeLessThan(before * 0.7);
      });
    }
  });
}

test('what a picture may be drawn from takes no place: an author’s row begins where the title does', async ({ page }) => {
  await page.goto(await PAGES.detail());
  const head = page.getByRole('main').locator('header');
  const leftOf = async (selector: string) => (await head.locator(selector).first().boundingBox())?.x ?? Number.NaN;
  await expect.poll(async () => (await leftOf('img')) - (await leftOf('h1'))).toBe(0);
});
