import { brotliCompressSync, constants } from 'node:zlib';
import { launchChromium } from '@meowtale/deploy/launch-chromium';
import type { Browser, Page } from 'playwright-core';

/** A phone like Lighthouse's: its screen, a slow 4G network, and a processor four times slower than this one. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER = 4;

export const openBrowser = (): Promise<Browser> =>
  launchChromium({ args: ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'] });

/** Visits as a new visitor, without a service worker, which would fetch at any time. */
export async function asNewVisitor<T>(browser: Browser, visit: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-US', serviceWorkers: 'block' });
  try {
    return await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

async function settled(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
}

export interface Seen {
  /** Every script that was fetched, compressed like a release: file → bytes. */
  scripts: Map<string, number>;
  /** The text of the page, to check that two pages show the same. */
  text: string;
}

/** Returns what a page fetches until it requests nothing more. */
export function look(browser: Browser, url: string): Promise<Seen> {
  return asNewVisitor(browser, async (page) => {
    const scripts = new Map<string, number>();
    const reading: Promise<void>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      const read = async () => void scripts.set(response.url(), brotliCompressSync(await response.body(), { params }).length);
      reading.push(read());
    });
    await settled(page, url);
    await Promise.all(reading);
    return { scripts, text: (await page.locator('main').textContent()) ?? '' };
  });
}

/** Returns when the largest part of the page was drawn on a phone, in ms. */
export function largestPaintMs(browser: Browser, url: string): Promise<number> {
  return asNewVisitor(browser, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await settled(page, url);
    const ms = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
    if (!(ms > 0)) throw new Error(`${url} drew nothing`);
    return ms;
  });
}
