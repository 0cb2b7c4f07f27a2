import { readFile } from 'node:fs/promises';
import { enter, PASSWORD, signIn } from './support/account.ts';
import { accountsOf, checkBooks } from './support/books.ts';
import { stackClock } from './support/clock.ts';
import { expect, test } from './support/meowtale.ts';
import { buy, demoPerson, newPerson, type Person, personAt } from './support/people.ts';
import { giveBack } from './support/reader.ts';
import { storedUser } from './support/stored-user.ts';
import { putOnSale, submitFullListing } from './support/submission.ts';
import { ENGLISH, toastOf, type Visitor, visitorAt } from './support/visitor.ts';
import { startingWith } from './support/words.ts';

const { profile, shell } = ENGLISH;
const run = Date.now().toString(36);
const OWN = `The Hut of One Who Leaves ${run}`;
const OTHER = `The Hut of One Who Stays ${run}`;
const DAY_MS = 86_400_000;
/** The wallet is asked again, the identity deleted and the data erased by sweeps of half a minute. */
const SWEPT_WITHIN_MS = 180_000;

/** What the browser itself says of requests that an ended sign-in or an erased account can't make. */
const REFUSED = /the server responded with a status of 40[01]/;

const clock = stackClock();
test.afterAll(() => clock.close());

async function release(maker: Person, name: string): Promise<string> {
  const submission = await submitFullListing(maker, name);
  await putOnSale(maker, await demoPerson('staff'), submission);
  return submission.store;
}

const isPending = async ({ uuid }: Person) =>
  (await accountsOf(uuid)).some(({ kind, balance }) => kind === 'earnings_pending' && balance !== 0);

/** Requests the erasure by the popup; it stays open where the request is rejected at once. */
async function requestErasure({ page }: Visitor, email: string): Promise<void> {
  await page.goto('/lobby/profile');
  await page.getByRole('button', { name: profile('erasure.ask'), exact: true }).click();
  const popup = page.getByRole('dialog', { name: profile('erasure.ask') });
  await popup.getByLabel(startingWith(profile('erasure.email'))).fill(email);
  await popup.getByRole('textbox', { name: startingWith(profile('prove.password')) }).fill(PASSWORD);
  await popup.getByRole('button', { name: profile('erasure.confirm'), exact: true }).click();
}

test('a person who bought and sold takes their data along, signs out everywhere and is erased, and the books stay', async ({
  browser,
  watched,
}) => {
  test.setTimeout(600_000);
  const newVisitor = async () => visitorAt(await (await browser.newContext()).newPage());
  const [leaver, maker, reader] = await Promise.all([
    newPerson('Leaver', { creator: true, coins: 998 }),
    newPerson('Stayer', { creator: true }),
    newPerson('Leaver Reader', { coins: 499 }),
  ]);
  const [person, elsewhere, buyer] = [await newVisitor(), await newVisitor(), await newVisitor()];
  const email = `${leaver.name}@meowtale.example`;
  const [own, other] = [await release(leaver, OWN), await release(maker, OTHER)];
  await buy(leaver, other);
  await buy(reader, own);

  await test.step('their data is one file with the parts of all services', async () => {
    await signIn(person, email);
    const { page } = person;
    await page.goto('/lobby/profile');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: profile('export.start'), exact: true }).click(),
    ]);
    await expect(toastOf(person, profile('export.done'))).toBeVisible();
    const data = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(data.catalog.profile).toMatchObject([{ uuid: leaver.uuid, nickname: leaver.nickname, email }]);
    expect(data.catalog.stores).toMatchObject([{ uuid: own }]);
    expect(data.wallet.orders).toMatchObject([{ store_uuid: other }]);
    expect(data.wallet.order_shares).toHaveLength(1);
    expect(data.drama).toHaveProperty('dramas');
  });

  await test.step('signing out everywhere ends the sign-in of another browser', async () => {
    watched.forgive(REFUSED);
    await signIn(elsewhere, email);
    await elsewhere.page.goto('/lobby/profile');
    await expect(elsewhere.page.getByRole('button', { name: shell('account.menu', { name: leaver.nickname }) })).toBeVisible();
    const { page } = person;
    await page.getByRole('button', { name: profile('signIns.endAll'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: profile('signIns.endAllConfirm') })
      .click();
    const signInButton = ({ page: at }: Visitor) => at.getByRole('button', { name: shell('account.signIn'), exact: true }).first();
    await expect(signInButton(person)).toBeVisible();
    await expect(async () => {
      await elsewhere.page.goto('/');
      await expect(signInButton(elsewhere)).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });
  });

  await test.step('an erasure is refused while a work is on sale, and while a sale isn’t settled', async () => {
    await signIn(person, email);
    await requestErasure(person, email);
    await expect(person.page.getByText(profile('erasure.reason.on-sale'))).toBeVisible();
    // Their earlier session was ended with the others.
    const again = await personAt(email, leaver.nickname);
    await again.ask('mutation Off($id: ID!) { setStoreStatus(store_id: $id, status: "off") { uuid } }', { id: own });
    await expect.poll(() => isPending(leaver)).toBe(true);
    await requestErasure(person, email);
    await expect(person.page.getByText(profile('erasure.reason.pending'))).toBeVisible();
    await signIn(buyer, `${reader.name}@meowtale.example`);
    await giveBack(buyer, OWN);
    await expect.poll(() => isPending(leaver)).toBe(false);
  });

  const before = await accountsOf(leaver.uuid);
  await test.step('it is carried out after fourteen days, after which they can’t sign in', async () => {
    await requestErasure(person, email);
    await expect(person.page.getByRole('button', { name: profile('erasure.keep'), exact: true })).toBeVisible();
    await expect(person.page.getByText(startingWith(profile('erasure.due', { when: '' }).replace(/\W+$/, '')))).toBeVisible();
    await clock.goTo(new Date(Date.now() + 15 * DAY_MS));
    const canSignIn = () => storedUser(email).then(Boolean, () => false);
    await expect.poll(canSignIn, { timeout: SWEPT_WITHIN_MS, intervals: [2000] }).toBe(false);
    const stranger = await newVisitor();
    await stranger.page.goto('/sign-in');
    await enter(stranger, email);
    await expect(stranger.page.getByText('Wrong email or password.')).toBeVisible();
  });

  await test.step('and the books are as before', async () => {
    expect(await accountsOf(leaver.uuid)).toEqual(before);
    await checkBooks();
  });
});
