import { type Cast, drawn, gatherCast } from './support/cast.ts';
import { englishReader } from './support/english.ts';
import { lookAt, looksAtLength } from './support/look.ts';
import { expect, test } from './support/meowtale.ts';
import { failingSights } from './support/sights/unanswered.ts';
import { EXPECTED_TO_FAIL, isAtLength, seenBy, VIEWERS } from './support/sights/viewers.ts';
import { localeTextsOf } from './support/visitor.ts';

test.describe.configure({ mode: 'parallel' });

let cast: Cast | undefined;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  cast = await gatherCast();
});

for (const [what, who, sights] of VIEWERS) {
  test.describe(() => {
    test.use(seenBy(who, () => cast));
    test(`what ${what} has enough contrast in the dark scheme, and is accessible on a phone`, async ({ page, watched }) => {
      test.setTimeout(240_000);
      for (const complaint of EXPECTED_TO_FAIL) watched.forgive(complaint);
      await lookAt(page, sights(cast as Cast), looksAtLength(!isAtLength(what)));
    });
  });
}

test.describe(() => {
  test.use(seenBy('maker', () => cast));
  test(`pages during an outage are accessible, and fit their window`, async ({ page, watched }) => {
    test.setTimeout(240_000);
    watched.forgive(/the server responded with a status of 503/);
    const extensions = { code: 'service/unavailable', status: 503, requestId: 'e2e' };
    await page.route('**/graphql', (route) => route.fulfill({ status: 503, json: { errors: [{ message: '', extensions }] } }));
    await lookAt(page, failingSights(cast as Cast));
  });
});

const CHINESE = localeTextsOf('zh-TW');

for (const [what, who, sights] of VIEWERS) {
  test.describe(() => {
    test.use(seenBy(who, () => cast));

    test(`in Chinese, what ${what} has no English sentence left`, async ({ page, watched }) => {
      test.setTimeout(240_000);
      for (const complaint of EXPECTED_TO_FAIL) watched.forgive(complaint);
      const stillEnglish = englishReader(CHINESE.language);
      const left: string[] = [];
      for (const path of new Set(sights(cast as Cast).map((sight) => sight.path))) {
        if (!path.startsWith('/')) continue;
        await test.step(path, async () => {
          await page.goto(CHINESE.at(path), { waitUntil: 'commit' });
          await drawn(page);
          left.push(...(await stillEnglish(page)));
        });
      }
      expect(left).toEqual([]);
    });
  });
}
