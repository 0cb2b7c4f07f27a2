import { checkPages, checksAtLength } from './support/check-pages.ts';
import { englishReader } from './support/english.ts';
import { expect, test } from './support/meowtale.ts';
import { createPageFixtures, type PageFixtures, waitForPage } from './support/page-fixtures.ts';
import { EXPECTED_TO_FAIL, seenBy } from './support/page-states/seen-by.ts';
import { failingStates } from './support/page-states/unanswered.ts';
import { VIEWERS } from './support/page-states/viewers.ts';
import { localeTextsOf } from './support/visitor.ts';

test.describe.configure({ mode: 'parallel' });

let fixtures: PageFixtures | undefined;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  fixtures = await createPageFixtures();
});

for (const [what, who, states] of VIEWERS) {
  test.describe(() => {
    test.use(seenBy(who, () => fixtures));
    test(`what ${what} is accessible in both schemes and on a phone`, async ({ page, watched }) => {
      test.setTimeout(240_000);
      for (const complaint of EXPECTED_TO_FAIL) watched.forgive(complaint);
      await checkPages(page, states(fixtures as PageFixtures), checksAtLength);
    });
  });
}

test.describe(() => {
  test.use(seenBy('maker', () => fixtures));
  test(`pages during an outage are accessible, and fit their window`, async ({ page, watched }) => {
    test.setTimeout(240_000);
    watched.forgive(/the server responded with a status of 503/);
    const extensions = { code: 'service/unavailable', status: 503, requestId: 'e2e' };
    await page.route('**/graphql', (route) => route.fulfill({ status: 503, json: { errors: [{ message: '', extensions }] } }));
    await checkPages(page, failingStates(fixtures as PageFixtures));
  });
});

const CHINESE = localeTextsOf('zh-TW');

for (const [what, who, states] of VIEWERS) {
  test.describe(() => {
    test.use(seenBy(who, () => fixtures));

    test(`in Chinese, what ${what} has no English sentence left`, async ({ page, watched }) => {
      test.setTimeout(240_000);
      for (const complaint of EXPECTED_TO_FAIL) watched.forgive(complaint);
      const stillEnglish = englishReader(CHINESE.language);
      const left: string[] = [];
      for (const path of new Set(states(fixtures as PageFixtures).map((state) => state.path))) {
        if (!path.startsWith('/')) continue;
        await test.step(path, async () => {
          await page.goto(CHINESE.at(path), { waitUntil: 'commit' });
          await waitForPage(page);
          left.push(...(await stillEnglish(page)));
        });
      }
      expect(left).toEqual([]);
    });
  });
}
