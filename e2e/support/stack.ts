import { openParts, type Part, type Parts } from '../../deploy/drills/outages/parts.ts';
import { dataRoot } from '../../deploy/local/paths.ts';
import { test as watchedTest } from './meowtale.ts';

const parts = openParts(dataRoot);

export type Outage = Pick<Parts, 'holdDown' | 'letGo'>;

/** Adds the fixture `outage`, by which a journey stops parts of the stack; all of them run again afterwards. */
export const test = watchedTest.extend<{ outage: Outage }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
  outage: async ({}, use) => {
    const down = new Set<Part>();
    await use({
      holdDown: (part) => {
        down.add(part);
        return parts.holdDown(part);
      },
      letGo: async (part) => {
        await parts.letGo(part);
        down.delete(part);
      },
    });
    for (const part of down) await parts.letGo(part);
  },
});
