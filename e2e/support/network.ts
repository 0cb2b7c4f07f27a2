import { expect, type Locator, type Page, type Route } from '@playwright/test';

const KBIT_PER_SECOND = 1000 / 8;

/** Console errors of a request that was cut off, or sent while offline. */
export const CUT_OFF = /ERR_(?:INTERNET_DISCONNECTED|CONNECTION_RESET|FAILED)/;

/** Slows a page's network to that of 3G: 400 ms there and back, 1.6 Mbit/s down. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 1600 * KBIT_PER_SECOND,
    uploadThroughput: 750 * KBIT_PER_SECOND,
  });
}

/** Where a request is cut off: before it reaches the server, or after it was processed. */
export type Cut = 'going' | 'coming back';

/** Cuts off the next request of an operation, or to a path. */
export async function cutNext(page: Page, wanted: { operation: string } | { path: string }, cut: Cut): Promise<void> {
  const url = 'path' in wanted ? `**${wanted.path}` : '**/graphql';
  let waits = true;
  const handle = async (route: Route) => {
    const asks = 'path' in wanted || (route.request().postData() ?? '').includes(`"operationName":"${wanted.operation}"`);
    if (!asks || !waits) return route.fallback();
    waits = false;
    if (cut === 'coming back') await route.fetch();
    await route.abort(cut === 'going' ? 'internetdisconnected' : 'connectionreset');
  };
  await page.route(url, handle);
}

/** Repeats an action whose request is cut off before the server, then after it, and then succeeds; expects the page's message each time. */
export async function doThrice(
  page: Page,
  wanted: { operation: string } | { path: string },
  act: () => Promise<unknown>,
  says: Locator,
  goOn: () => Promise<unknown> = async () => {},
): Promise<void> {
  for (const cut of ['going', 'coming back'] as const) {
    await cutNext(page, wanted, cut);
    await act();
    await expect(says).toBeVisible();
    await goOn();
  }
  await act();
}
