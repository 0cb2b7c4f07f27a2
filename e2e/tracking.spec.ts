import type { BrowserContext, Page } from '@playwright/test';
import { PASSWORD } from './support/account.ts';
import { expect, test } from './support/meowtale.ts';
import { newPerson, type Person, storeIdOf } from './support/people.ts';
import { ENGLISH } from './support/visitor.ts';
import { startingWith } from './support/words.ts';

test.setTimeout(180_000);

// Nobody here has answered yet whether they may be remembered.
test.use({ storageState: { cookies: [], origins: [] } });

const { shell, shop } = ENGLISH;
const KEPT = ['meowtale.ad-links', 'meowtale.client', 'meowtale.client-source', 'meowtale.consent', 'meowtale.utm'];
/** However long the log gathers, and waits before it tries again. */
const LOG_WAIT_MAX_MS = 60_000;

/** Somebody with a link to The Night Bakery (176 coins with its discount), whose share of a sale is floor((176 − 52) × 20 %) = 24. */
let promoter: Person;
let link: string;
test.beforeAll(async () => {
  promoter = await newPerson('Link Giver', { creator: true });
  const id = await storeIdOf(promoter, 'The Night Bakery');
  const { addStoreAdLink } = await promoter.ask<{ addStoreAdLink: { uid: string } }>(
    'mutation Link($id: ID!) { addStoreAdLink(store_id: $id, name: "Bakery") { uid } }',
    { id },
  );
  link = `/store/${id}?uid=${addStoreAdLink.uid}&utm_source=poster`;
});

const earned = async () =>
  (await promoter.ask<{ me: { wallet: { earnings_pending: number } } }>('{ me { wallet { earnings_pending } } }')).me.wallet
    .earnings_pending;
const visits = async () =>
  (await promoter.ask<{ findStoreAdLink: { list: { visit_count: number }[] } }>('{ findStoreAdLink { list { visit_count } } }'))
    .findStoreAdLink.list[0]?.visit_count;
const question = (page: Page) => page.getByRole('region', { name: shell('consent.title') });
const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies())
    .map(({ name }) => name)
    .filter((name) => name.startsWith('meowtale.'))
    .sort();

/** The calls that a page makes about who visits it. */
function tellings(page: Page): string[] {
  const operations: string[] = [];
  page.on('request', (request) => {
    const [name] = /\b(?:AddTraffic|AddProfile|LogAdLink)\b/.exec(request.postData() ?? '') ?? [];
    if (name) operations.push(name);
  });
  return operations;
}

test('who comes by a link as a guest, signs in and buys pays its promoter, without an answer about cookies', async ({ page, context }) => {
  const buyer = await newPerson('Link Follower', { coins: 500 });
  const operations = tellings(page);
  await page.goto(link);
  await expect(question(page)).toBeVisible();
  await expect.poll(visits).toBe(1);
  await page.getByRole('button', { name: shop('buy.now') }).click();
  const signIn = page.getByRole('dialog');
  await signIn.getByLabel(startingWith(shell('signIn.email'))).fill(`${buyer.name}@meowtale.example`);
  await signIn.getByRole('textbox', { name: startingWith(shell('signIn.password')) }).fill(PASSWORD);
  await signIn.getByRole('button', { name: shell('signIn.submit'), exact: true }).click();
  const bill = page.getByRole('dialog', { name: shop('bill.title') });
  await expect(bill.getByRole('row', { name: /^Total/ })).toContainText('176');
  expect(new URL(page.url()).search).toContain('uid=');
  await bill.getByRole('button', { name: shop('bill.confirm') }).click();
  await expect(bill).toBeHidden();
  await expect.poll(earned, { timeout: 60_000 }).toBe(24);
  expect(await cookiesOf(context)).toEqual([]);
  expect(operations).toEqual(['LogAdLink']);
});

test('who refuses is kept nothing of but that, and isn’t asked again', async ({ page, context }) => {
  const operations = tellings(page);
  await page.clock.install();
  await page.goto(link);
  await question(page)
    .getByRole('button', { name: shell('consent.answer.refused') })
    .click();
  await expect(question(page)).toBeHidden();
  await page.getByRole('link', { name: shell('nav.gl') }).click();
  await expect(page).not.toHaveURL(/uid=/);
  await expect.poll(() => operations).toEqual(['LogAdLink']);
  // Told of the link anew, the page has begun to note who visits it, if it ever does.
  await page.goto(link);
  await expect.poll(() => operations).toEqual(['LogAdLink', 'LogAdLink']);
  await page.clock.fastForward(LOG_WAIT_MAX_MS);
  await expect(question(page)).toBeHidden();
  expect(await cookiesOf(context)).toEqual(['meowtale.consent']);
  expect(await page.evaluate(() => sessionStorage.getItem('meowtale.visit'))).toBeNull();
  expect(operations).toEqual(['LogAdLink', 'LogAdLink']);
});

test('who agrees is known for long, also while the log is down, until they change their mind', async ({ page, context, watched }) => {
  watched.forgive(/Failed to load resource/);
  let down = true;
  let lost = 0;
  const arrived: string[] = [];
  await page.route('**/graphql', (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('AddTraffic')) return route.continue();
    if (down) {
      lost += 1;
      return route.abort();
    }
    arrived.push(body);
    return route.continue();
  });
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.clock.install();
  await page.goto(link);
  await expect(question(page)).toBeVisible();
  const shifted = await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
  expect(shifted, 'the question moves nothing').toBeLessThan(0.02);
  await question(page)
    .getByRole('button', { name: shell('consent.answer.granted') })
    .click();
  await expect.poll(() => cookiesOf(context)).toEqual(KEPT);
  const day = 86_400;
  for (const { name, expires } of await context.cookies()) {
    // Browsers cut what is to be kept for longer to 400 days.
    if (name !== 'meowtale.consent' && KEPT.includes(name)) expect(expires - Date.now() / 1000, name).toBeGreaterThan(398 * day);
  }
  await page.getByRole('link', { name: shell('nav.gl') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward(LOG_WAIT_MAX_MS);
  await expect.poll(() => lost).toBeGreaterThan(0);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  down = false;
  await page.clock.fastForward(LOG_WAIT_MAX_MS);
  await expect.poll(() => arrived.join().match(/page_view/g)?.length ?? 0, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);

  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: shell('footer.consent') })
    .click();
  const popup = page.getByRole('dialog', { name: shell('consent.title') });
  await expect(popup).toContainText(shell('consent.now.granted'));
  await popup.getByRole('button', { name: shell('consent.answer.refused') }).click();
  await expect.poll(() => cookiesOf(context)).toEqual(['meowtale.consent']);
});
