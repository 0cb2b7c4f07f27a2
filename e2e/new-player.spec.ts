import type { Page } from '@playwright/test';
import { accountOf, PASSWORD, signIn, verifyEmail } from './support/account.ts';
import { mailsTo } from './support/mailbox.ts';
import { expect, test } from './support/meowtale.ts';
import { buy, newPerson, storeIdOf } from './support/people.ts';
import { payAtSandbox, playToAnEnding, storyIn } from './support/reader.ts';
import { ENGLISH, toastOf, type Visitor, visitorAt } from './support/visitor.ts';
import { literal, shaped, startingWith } from './support/words.ts';

const { shell, shop, lobby, notices, player } = ENGLISH;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false };

const STORY = 'The Clockwork Menagerie';
const CREATOR = 'Lamplight Press';
/** A number that no earlier run used. */
const run = Date.now().toString(36);
const EMAIL = `new-player-${run}@meowtale.example`;
const NAME = `New Player ${run}`;
const RUDE = `Only fools finish this ${run}`;
const COMMENT = `The spoon was worth it ${run}`;
const REASON = `I bought it twice by mistake ${run}`;
const ANSWER = `Granted this once ${run}`;

test.use(PHONE);

const guestPlaces = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('meowtale.save.')).length);

const balanceOf = ({ page }: Visitor, coins: number) =>
  page.getByRole('banner').getByRole('button', { name: shell('header.balances', { meowcent: coins, silver: 0 }) });

/** Reads an opening on by the first choice until it ends. */
async function readToTheEnd(visitor: Visitor): Promise<void> {
  const { choices, pageNumber, frame } = storyIn(visitor);
  const end = frame.getByRole('heading', { name: player('openingEnds') });
  for (let turn = 0; turn < 60; turn += 1) {
    await expect(end.or(choices.first())).toBeVisible();
    if (await end.isVisible()) return;
    const before = (await pageNumber.textContent()) ?? '';
    await choices.first().click();
    await expect(pageNumber).not.toHaveText(before);
  }
  throw new Error('60 choices and no end');
}

/** Writes the reason that staff give for a decision, and confirms it. */
async function decide({ page }: Visitor, title: string, confirm: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('textbox', { name: startingWith(lobby('staff.reason')) }).fill(reason);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
}

test('a guest becomes a player, buys on a phone, reports a comment and gets a refund from staff', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const phone = visitorAt(page);
  const rude = await newPerson(`Rude Reader ${run}`, { coins: 300 });
  const store = await storeIdOf(rude, STORY);
  await buy(rude, store);
  await rude.ask('mutation Say($id: ID!, $words: String!) { addStoreComment(store_id: $id, comment: $words) { uuid } }', {
    id: store,
    words: RUDE,
  });
  const story = storyIn(phone);
  const rudeComment = page.getByRole('listitem').filter({ hasText: RUDE });

  await test.step('a guest reads the beginning of the opening', async () => {
    await page.goto(`/store/${store}`);
    await expect(page.getByRole('heading', { level: 1, name: STORY })).toBeVisible();
    await page.getByRole('link', { name: shop('buy.opening') }).tap();
    await expect(page.getByText(shop('play.trial'), { exact: true })).toBeVisible();
    await story.choices.first().click();
    await expect(story.pageNumber).toHaveText(player('page', { page: 2 }));
    await expect.poll(() => guestPlaces(page)).toBe(1);
  });

  await test.step('signs up from the story’s page, in a popup, and verifies the address', async () => {
    await page.getByRole('link', { name: shop('play.back') }).tap();
    await page.getByRole('button', { name: shop('comments.signIn') }).tap();
    await page
      .getByRole('dialog', { name: shell('signIn.title') })
      .getByRole('button', { name: shell('signUp.submit') })
      .tap();
    const form = page.getByRole('dialog', { name: shell('signUp.title') });
    await form.getByLabel(startingWith(shell('signUp.nickname'))).fill(NAME);
    await form.getByLabel(startingWith(shell('signIn.email'))).fill(EMAIL);
    await form.getByRole('textbox', { name: startingWith(shell('signIn.password')) }).fill(PASSWORD);
    await form.getByRole('button', { name: shell('signUp.submit'), exact: true }).tap();
    await expect(form).toBeHidden();
    await expect(accountOf(phone, NAME)).toBeVisible();
    await expect(page.getByText(shop('comments.unverified'))).toBeVisible();
    await verifyEmail(phone, EMAIL);
  });

  await test.step('the place is carried over, and the opening is read to its end', async () => {
    await page.goto(`/store/${store}/fullscreen`);
    await expect(story.pageNumber).toHaveText(player('page', { page: 2 }));
    await expect.poll(() => guestPlaces(page)).toBe(0);
    await readToTheEnd(phone);
  });

  const coins = await test.step('buys the whole story there, and tops up what is missing at the sandbox', async () => {
    await page
      .getByRole('region', { name: shop('play.wholeHas') })
      .getByRole('button', { name: shop('buy.now') })
      .tap();
    const bill = page.getByRole('dialog', { name: shop('bill.title') });
    const missing = bill.getByRole('row', { name: startingWith(shop('bill.remain')) });
    await expect(missing).toContainText(/[1-9]/);
    const price = Number(/\d+/.exec((await missing.textContent()) ?? '')?.[0]);
    await bill.getByRole('button', { name: shop('bill.addCredit') }).tap();
    const topUp = page.getByRole('dialog', { name: shop('topUp.title') });
    await expect(topUp.getByRole('radio', { name: new RegExp(`^${price}\\b`) })).toBeChecked();
    const payment = await payAtSandbox(phone, topUp, 'pay');
    await expect(topUp.getByText(shop('topUp.outcome.paid'))).toBeVisible();
    await expect.poll(() => payment.isClosed(), 'the payment’s own tab closes').toBe(true);
    await topUp.getByRole('button', { name: shop('topUp.done') }).tap();
    await bill.getByRole('button', { name: shop('bill.confirm') }).tap();
    await expect(toastOf(phone, shop('bill.paid', { count: 1 }))).toBeVisible();
    await expect(page.getByText(shop('play.trial'), { exact: true })).toBeHidden();
    await expect(page.getByRole('region', { name: shop('play.after.title') })).toBeHidden();
    await expect(story.choices.first()).toBeVisible();
    return price;
  });

  await test.step('plays to an ending and follows the creator', async () => {
    await playToAnEnding(phone);
    const after = page.getByRole('region', { name: shop('play.after.title') });
    await after.getByRole('button', { name: shop('follow.followNamed', { name: CREATOR }) }).tap();
    await expect(after.getByRole('button', { name: shop('follow.followingNamed', { name: CREATOR }) })).toBeVisible();
    await after.getByRole('link', { name: shop('play.after.comment') }).tap();
    await expect(page.getByRole('heading', { level: 1, name: STORY })).toBeVisible();
  });

  await test.step('comments, and reports another person’s comment', async () => {
    await page.getByRole('textbox', { name: shop('comments.yours') }).fill(COMMENT);
    await page.getByRole('button', { name: shop('comments.send'), exact: true }).tap();
    await expect(toastOf(phone, shop('comments.added'))).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: COMMENT })).toContainText(shop('comments.buyer'));
    await rudeComment.getByRole('button', { name: shop('comments.reportNamed', { name: rude.nickname }) }).tap();
    const dialog = page.getByRole('dialog', { name: shop('comments.reportNamed', { name: rude.nickname }) });
    await dialog.getByRole('radio', { name: shop('comments.reason.abuse') }).check();
    await dialog.getByRole('button', { name: shop('comments.reportSend') }).tap();
    await expect(toastOf(phone, shop('comments.reported'))).toBeVisible();
  });

  await test.step('wants mails about money', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: startingWith(shell('header.notices')) })
      .tap();
    await page.getByRole('button', { name: notices('mail.open') }).tap();
    await page.getByRole('combobox', { name: notices('mail.kind.money') }).tap();
    await page.getByRole('option', { name: notices('mail.pace.at-once') }).tap();
    await expect(toastOf(phone, notices('mail.saved'))).toBeVisible();
  });

  await test.step('has read too much for an instant refund, and asks staff for one', async () => {
    const ask = page.getByRole('button', { name: shop('refundRequest.askNamed', { name: STORY }) });
    // The wallet hears of what was read by an event.
    await expect(async () => {
      await page.goto('/my-game');
      await expect(ask).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(balanceOf(phone, 0)).toBeVisible();
    await ask.tap();
    const dialog = page.getByRole('dialog', { name: shop('refundRequest.title', { name: STORY }) });
    await dialog.getByRole('textbox', { name: startingWith(shop('refundRequest.reason')) }).fill(REASON);
    await dialog.getByRole('button', { name: shop('refundRequest.send') }).tap();
    await expect(toastOf(phone, shop('refundRequest.sent', { name: STORY }))).toBeVisible();
    await expect(page.getByText(shaped(shop('refundRequest.open', { when: '{{when}}' })))).toBeVisible();
  });

  const staffPage = visitorAt(await (await browser.newContext(DESK)).newPage());

  await test.step('staff see the report and hide the comment', async () => {
    await signIn(staffPage, 'staff@meowtale.example');
    await staffPage.page.goto('/lobby/staff/comments');
    const row = staffPage.page.getByRole('row').filter({ hasText: RUDE });
    await expect(row).toContainText(lobby('reports.reason.abuse'));
    await expect(row).toContainText(NAME);
    const hide = lobby('reports.hideNamed', { name: rude.nickname });
    await row.getByRole('button', { name: hide }).click();
    await decide(staffPage, hide, lobby('reports.hide'), `An insult ${run}`);
    await expect(toastOf(staffPage, lobby('reports.hideDone'))).toBeVisible();
    await expect(row).toBeHidden();
  });

  await test.step('see who asks for a refund, since when and how much they have read, and grant it', async () => {
    await staffPage.page.goto('/lobby/staff/refunds');
    const row = staffPage.page.getByRole('row').filter({ hasText: NAME });
    for (const text of [STORY, REASON, String(coins)]) await expect(row).toContainText(text);
    await expect(row, 'its age').toContainText(/\d minutes?/);
    await expect(row, 'its progress').toContainText(
      new RegExp(literal(lobby('refunds.read', { percent: '#' })).replace('#', String.raw`(?:[2-9]\d|100)%`)),
    );
    const grant = lobby('refunds.grantNamed', { name: STORY });
    await row.getByRole('button', { name: grant }).click();
    await expect(staffPage.page.getByRole('dialog', { name: grant })).toContainText(
      lobby('refunds.grantWords', { coins, silver: 0, who: NAME }),
    );
    await decide(staffPage, grant, lobby('refunds.grant'), ANSWER);
    await expect(toastOf(staffPage, lobby('refunds.grantDone', { name: STORY }))).toBeVisible();
    await expect(row).toBeHidden();
  });

  await test.step('the player gets a mail and a notice, and has the coins again', async () => {
    const sentence = notices('say.refund-granted', { name: STORY });
    // Before the notice is read: a mail tells only what is unread.
    await expect.poll(() => mailsTo(EMAIL).filter((mail) => mail.includes(ANSWER)).length, { timeout: 30_000 }).toBe(1);
    expect(mailsTo(EMAIL).at(-1)).toContain(sentence);
    await page.reload();
    await expect(balanceOf(phone, coins)).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('link', { name: startingWith(shell('header.notices')) })
      .tap();
    const notice = page.getByRole('listitem').filter({ hasText: sentence });
    await expect(notice).toContainText(ANSWER);
    await notice.getByRole('link', { name: sentence }).tap();
    await expect(page.getByRole('listitem').filter({ hasText: ANSWER })).toContainText(shop('orders.state.refunded'));
    await expect(page.getByRole('link', { name: shop('library.playNamed', { name: STORY }) })).toBeHidden();
    await page.goto(`/store/${store}`);
    // Those who have the work come first, and they no longer do.
    const own = page.getByRole('listitem').filter({ hasText: COMMENT });
    const more = page.getByRole('button', { name: shop('comments.more') });
    await expect(async () => {
      if (await more.isVisible()) await more.click();
      await expect(own).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(rudeComment).toHaveCount(0);
  });
});
