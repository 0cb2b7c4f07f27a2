import { LOCALES } from '@meowtale/contracts/locales';
import type { Page } from '@playwright/test';
import { sidesOf } from './support/direction.ts';
import { expect, signIn, test } from './support/meowtale.ts';
import { buy, demoPerson, newPerson } from './support/people.ts';
import { addFullSite, type FullSite } from './support/sites.ts';
import { putOnSale, submitFullListing } from './support/submission.ts';
import { localeTextsOf } from './support/visitor.ts';

test.setTimeout(180_000);

// What people write is words, in whichever language and on whichever page it is read.

const run = Date.now().toString(36);
/** Ends what may stand around it, then fetches a picture that is none. */
const hostile = (what: string) => `${what} ${run} </title></script>"'><img src=x onerror="globalThis.broken=1">`;
const name = hostile('Lamp');
const comment = hostile('Said');
/** Without a place to break, and each letter with as many marks as are kept. */
const unbroken = `${'A\u0323\u0302\u0301'.repeat(60)}${run}${'moth'.repeat(80)}`.normalize('NFC');
const hebrew = 'קראתי פעמיים!';
const english = 'I read it twice!';

/** As long as the name of an address may be. */
const briefly = (what: string) => `${what}"><img src=x onerror=broken=1>`;
const linkName = hostile('Link');
const updateText = hostile('Told');

let store: string;
let site: FullSite;
let maker: Awaited<ReturnType<typeof newPerson>>;
let reader: Awaited<ReturnType<typeof newPerson>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const listingTexts = { brief: hostile('Brief'), introduction: hostile('Intro'), labels: ['<img src=x>', '"><svg onload=broken=1>'] };
  maker = await newPerson('Sharp <b>Maker</b>', { creator: true });
  const staff = await demoPerson('staff');
  const submission = await submitFullListing(maker, name, undefined, listingTexts);
  await putOnSale(maker, staff, submission);
  store = submission.store;
  reader = await newPerson('Sharp <i>Reader</i>', { coins: 499 });
  await buy(reader, store);
  for (const text of [comment, unbroken, hebrew, english])
    await reader.ask('mutation Say($id: ID!, $words: String!) { addStoreComment(store_id: $id, comment: $words) { uuid } }', {
      id: store,
      words: text,
    });
  site = await addFullSite(maker, `sharp-${run}`, store, {
    ...{ title: hostile('Site'), description: hostile('About'), moduleTitle: hostile('Part'), linkTitle: briefly('Door') },
    ...{ headline: hostile('Head'), paragraph: hostile('Text'), linkName },
  });
  const entries = [
    { _cid: 'one', type: 'string', name: briefly('Pronouns'), value: hostile('Entry'), show: true },
    { _cid: 'two', type: 'textarea', name: 'More', value: hostile('Lines'), show: true },
  ];
  await maker.ask('mutation Me($entries: [ProfileMetadataInput!]!) { setUser(metadata: $entries) { uuid } }', { entries });
  await staff.ask(
    'mutation Tell($who: ID!, $text: String!) { addNotification(to: "people", user_uuids: [$who], texts: [{ language: "en-US", text: $text }], reason: "To see it.") }',
    { who: maker.uuid, text: updateText },
  );
});

/** Nothing that was written became a part of the page. */
async function expectWordsOnly(page: Page): Promise<void> {
  await expect(page.locator('[onerror], [onload], img[src="x"], main b:text-is("Maker"), main i:text-is("Reader")')).toHaveCount(0);
  expect(await page.evaluate(() => 'broken' in globalThis)).toBe(false);
}

test('a work whose every word is markup is words in all languages, as the server draws it', async ({ request }) => {
  for (const language of LOCALES) {
    const { at } = localeTextsOf(language);
    for (const path of [`/store/${store}`, `/store?keyword=${encodeURIComponent(`Lamp ${run}`)}`]) {
      let page = '';
      // What can't be drawn in time is left to the tab.
      const isRendered = async () => {
        page = await (await request.get(at(path))).text();
        return page.includes('id="answers"') && page.includes(run);
      };
      await expect.poll(isRendered, { message: path, timeout: 60_000 }).toBe(true);
      expect(page, `${language} ${path}`).not.toMatch(/<img src="?x|<svg onload|<b>Maker|<\/script>"/);
    }
  }
});

for (const language of ['en-US', 'ja-JP', 'tr-TR'] as const) {
  test(`and in a tab that reads ${language}: on its page, on the shelf, in the library and on the receipt`, async ({ page }) => {
    const { at } = localeTextsOf(language);
    await signIn(page, reader.name);
    await page.goto(at(`/store/${store}`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(comment)).toBeVisible();
    await expectWordsOnly(page);
    const { findStoreOrder } = await reader.ask<{ findStoreOrder: { list: [{ uuid: string }] } }>('{ findStoreOrder { list { uuid } } }');
    const places = [`/store?keyword=${encodeURIComponent(`Lamp ${run}`)}`, '/my-game', `/receipt/${findStoreOrder.list[0].uuid}`];
    for (const path of places) {
      await page.goto(at(path));
      await expect(page.getByText(name).first(), path).toBeVisible();
      await expectWordsOnly(page);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('words without a break or with many marks stay within the page, and each comment begins at its own side', async ({ page }) => {
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    for (const [path, text] of [
      [`/creator/${maker.uuid}`, hostile('Entry')],
      [`/store/${store}`, unbroken],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(text).first(), path).toBeVisible();
      await expect.poll(overflow, path).toBeLessThanOrEqual(0);
    }
    const commentWith = (lineWith: string) => page.getByRole('listitem').getByText(lineWith, { exact: true });
    expect(await commentWith(unbroken).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    expect(await sidesOf(commentWith(hebrew))).toEqual({ begins: 'right', ends: 'left' });
    expect(await sidesOf(commentWith(english))).toEqual({ begins: 'left', ends: 'right' });
  });
});

test('a site, its article, its maker’s page, links and notices are words', async ({ page }) => {
  const host = `http://s-${site.site}.localhost:3006`;
  const places: [string, string][] = [
    [`${host}/`, hostile('Site')],
    [`${host}/`, hostile('About')],
    [`${host}/`, hostile('Part')],
    [`${host}/`, briefly('Door')],
    [`${host}/articles/${site.article}`, `Head ${run}`],
    [`${host}/articles/${site.article}`, `Text ${run}`],
    [`/creator/${maker.uuid}`, hostile('Entry')],
  ];
  const expectAt = async ([path, text]: [string, string]) => {
    await page.goto(path);
    await expect(page.getByText(text).first(), path).toBeVisible();
    await expectWordsOnly(page);
  };
  for (const place of places) await expectAt(place);
  await signIn(page, maker.name);
  await expectAt(['/lobby/marketing/ad-links', linkName]);
  await expectAt([`/lobby/marketing/ad-links/${site.adLink}`, linkName]);
  await expectAt(['/lobby/notification', updateText]);
  await page.goto('/lobby/marketing/website');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText(hostile('Site')).first()).toBeVisible();
  await expect(preview.locator('[onerror], img[src="x"]')).toHaveCount(0);
  await expectWordsOnly(page);
});
