import type { Page } from '@playwright/test';

/** Counts, from the first line of every page on, how many copies of React start in it. */
export async function countReacts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const renderers: unknown[] = [];
    Object.assign(globalThis, {
      renderers,
      // What React calls when it starts, in every copy of it.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        isDisabled: false,
        supportsFiber: true,
        checkDCE() {},
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
      },
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { renderers: unknown[] }).renderers.length);
}
