import type { BrowserContext, FrameLocator, Locator, Page } from '@playwright/test';
import { host, ports } from '../deploy/local/addresses.ts';
import { handIn, lobbyWords, makeApp, release, review, submitListing } from './support/creator.ts';
import { pictures, realStory, webGame } from './support/files.ts';
import { expect, PASSWORD, signIn, test } from './support/meowtale.ts';
import { wordsOf } from './support/words.ts';

const shop = wordsOf('mf-store');
const emulator = `http://${host}:${ports.auth}`;

/** A number that no earlier run used, so that the journey can be walked again on the same stack. */
const run = Date.now().toString(36);
const STORY = `The Hut ${run}`;
const GAME = `Peony Beds ${run}`;

async function signUp(page: Page, email: string, nickname: string): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel(/^Name/).fill(nickname);
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: `Account of ${nickname}` })).toBeVisible();
}

/** Opens the link of the mail that the emulator would have sent. */
async function verifyEmail(page: Page, email: string): Promise<void> {
  const answer = await fetch(`${emulator}/emulator/v1/projects/demo-meowtale/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; requestType: string; oobLink: string }[] };
  const mail = oobCodes.filter((code) => code.email === email && code.requestType === 'VERIFY_EMAIL').at(-1);
  expect(mail, `a mail for ${email}`).toBeDefined();
  await fetch(mail?.oobLink ?? '');
  await page.goto('/verify-email');
  await page.getByRole('button', { name: 'I have opened it' }).click();
  await expect(page.getByText('Your email address is verified.')).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
}

async function openFromShelf(page: Page, context: BrowserContext, name: string): Promise<Page> {
  const opens = context.waitForEvent('page');
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  const detail = await opens;
  await expect(detail.getByRole('heading', { level: 1, name })).toBeVisible();
  return detail;
}

/** Starts the payment that a top-up popup offers, and decides it on the sandbox's page. Answers that page. */
async function payAtSandbox(context: BrowserContext, topUp: Locator, decision: string): Promise<Page> {
  const opens = context.waitForEvent('page');
  await topUp.getByRole('button', { name: shop('topUp.pay') }).click();
  const payment = await opens;
  await payment.getByRole('button', { name: decision, exact: true }).click();
  return payment;
}

const pageNumber = (work: FrameLocator) => work.getByText(/^Page \d+$/);

/** Reads on, now by the first choice, now by another, until the story ends. */
async function playToAnEnding(page: Page): Promise<void> {
  const work = page.frameLocator('iframe');
  const ending = work.getByRole('heading', { name: 'The end', exact: true });
  const choices = work.getByRole('navigation', { name: 'What do you do?' }).getByRole('button');
  for (let turn = 0; turn < 400; turn += 1) {
    await expect(ending.or(choices.first())).toBeVisible();
    if (await ending.isVisible()) return;
    const before = (await pageNumber(work).textContent()) ?? '';
    await choices.nth(turn % (await choices.count())).click();
    await expect(pageNumber(work)).not.toHaveText(before);
  }
  throw new Error('400 choices and no ending');
}

/** What the browser itself says of a sign-in that was refused. */
const WRONG_PASSWORD = /the server responded with a status of 400 .*accounts:signInWithPassword/;

test('one sale, from the creator’s keyboard to the ledger', async ({ browser, watched }) => {
  test.setTimeout(300_000);
  const email = `maker-${run}@meowtale.example`;
  const creatorContext = await browser.newContext();
  const creator = await creatorContext.newPage();
  const staff = await (await browser.newContext()).newPage();
  const playerContext = await browser.newContext();
  const player = await playerContext.newPage();
  let storyId = '';
  let gameId = '';

  await test.step('a creator signs up, proves their address, leaves and comes back', async () => {
    await signUp(creator, email, 'Maker');
    await verifyEmail(creator, email);
    await signOut(creator);
    await creator.goto('/sign-in');
    watched.forgive(WRONG_PASSWORD);
    await creator.getByLabel(/^Email/).fill(email);
    await creator.getByLabel(/^Password/).fill('not the password');
    await creator.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(creator.getByText('This email and password do not belong together.')).toBeVisible();
    await creator.getByLabel(/^Password/).fill(PASSWORD);
    await creator.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(creator.getByRole('button', { name: 'Account of Maker' })).toBeVisible();
  });

  await test.step('makes an app of a story and one of a game, and hands a listing in on each platform', async () => {
    const [drawn, others] = [await pictures(41), await pictures(42)];
    await makeApp(creator, STORY, realStory(), drawn.logo);
    await makeApp(creator, GAME, await webGame(), others.logo);
    const english = {
      language: /English/,
      brief: 'A night in a hut, and a missing part.',
      introduction: 'Somebody took it. You know who.',
    };
    const chinese = {
      language: /Chinese \(Taiwan\)|Traditional/,
      brief: '小屋一夜，零件不見了。',
      introduction: '有人拿走了它，而你知道是誰。',
    };
    storyId = await submitListing(creator, {
      platform: 'meowtale',
      app: STORY,
      packName: 'TheHut',
      words: [
        { ...english, name: STORY },
        { ...chinese, name: `小屋 ${run}` },
      ],
      pictures: drawn,
      coins: 499,
    });
    gameId = await submitListing(creator, {
      platform: 'meowtale-open',
      app: GAME,
      packName: 'PeonyBeds',
      words: [
        { ...english, name: GAME },
        { ...chinese, name: `花圃 ${run}` },
      ],
      pictures: others,
      coins: 50,
    });
  });

  await test.step('staff pass one and refuse the other, which comes back mended', async () => {
    await signIn(staff, 'staff');
    await review(staff, STORY);
    await review(staff, GAME, { type: lobbyWords('rejection.bug'), memo: 'The third bed can’t be watered.' });
    await creator.goto(`/set-store/${gameId}/submit`);
    await expect(creator.getByText('The third bed can’t be watered.')).toBeVisible();
    await creator.getByRole('button', { name: lobbyWords('deed.editAgain') }).click();
    await handIn(creator);
    await review(staff, GAME);
  });

  await test.step('the creator releases both', async () => {
    await release(creator, storyId);
    await release(creator, gameId);
  });

  await test.step('a player finds the story by its filters, puts it into the cart, tops up exactly what is missing, and buys', async () => {
    await signUp(player, `reader-${run}@meowtale.example`, 'Reader');
    await player.goto('/store?category=normal-age&priceMin=499&priceMax=499&language=zh-TW');
    const detail = await openFromShelf(player, playerContext, STORY);
    await detail.getByRole('button', { name: shop('cart.add') }).click();
    await detail.getByRole('link', { name: shop('cart.inCart') }).click();
    await detail.getByRole('button', { name: shop('cart.checkout_one', { count: 1 }) }).click();
    const bill = detail.getByRole('dialog', { name: shop('bill.title') });
    await expect(bill.getByRole('row', { name: new RegExp(`^${shop('bill.remain')}`) })).toContainText('499');
    await bill.getByRole('button', { name: shop('bill.addCredit') }).click();
    const topUp = detail.getByRole('dialog', { name: shop('topUp.title') });
    await expect(topUp.getByRole('radio', { name: /499/ })).toBeChecked();
    const payment = await payAtSandbox(playerContext, topUp, 'Pay');
    await expect(topUp.getByText(shop('topUp.outcome.paid'))).toBeVisible();
    await expect(detail.getByRole('banner').getByRole('button', { name: /^499 meow coins/ }), 'the header has them').toBeVisible();
    await expect(payment.getByRole('dialog', { name: shop('bill.title') }), 'the payment leads back to the bill').toBeVisible();
    await payment.close();
    await topUp.getByRole('button', { name: shop('topUp.done') }).click();
    await bill.getByRole('button', { name: shop('bill.confirm') }).click();
    await expect(detail.getByText(shop('bill.paid_one'))).toBeVisible();
    await detail.close();
  });

  await test.step('reads some, goes on in another browser, and comes to an ending', async () => {
    await player.goto('/my-game');
    await player.getByRole('link', { name: shop('library.playNamed', { name: STORY }) }).click();
    const work = player.frameLocator('iframe');
    const choices = work.getByRole('navigation', { name: 'What do you do?' }).getByRole('button');
    await choices.first().click();
    await expect(pageNumber(work)).toHaveText('Page 2');
    const second = await choices.first().textContent();
    await expect(player.getByText(shop('play.save.saved'))).toBeVisible();

    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto('/sign-in');
    await elsewhere.getByLabel(/^Email/).fill(`reader-${run}@meowtale.example`);
    await elsewhere.getByLabel(/^Password/).fill(PASSWORD);
    await elsewhere.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(elsewhere.getByRole('button', { name: 'Account of Reader' })).toBeVisible();
    await elsewhere.goto(`/store/${storyId}/fullscreen`);
    const there = elsewhere.frameLocator('iframe').getByRole('navigation', { name: 'What do you do?' }).getByRole('button');
    await expect(there.first()).toHaveText(second ?? '');
    await playToAnEnding(elsewhere);
    await elsewhere.context().close();
  });

  await test.step('rewards the game, is declined once, pays, plays, and gives it back', async () => {
    await player.goto(`/store/${gameId}`);
    await player.getByRole('button', { name: shop('buy.reward') }).click();
    const reward = player.getByRole('dialog', { name: shop('reward.title') });
    const amount = reward.getByRole('spinbutton', { name: shop('reward.amount') });
    await amount.fill('75');
    await amount.blur();
    await expect(reward.getByText(shop('reward.fault.multiple', { minimum: 50 }))).toBeVisible();
    await expect(reward.getByRole('button', { name: shop('bill.addCredit') })).toBeDisabled();
    await amount.fill('100');
    await amount.blur();
    await expect(reward.getByRole('row', { name: new RegExp(`^${shop('bill.remain')}`) })).toContainText('100');
    await reward.getByRole('button', { name: shop('bill.addCredit') }).click();
    const topUp = player.getByRole('dialog', { name: shop('topUp.title') });
    await payAtSandbox(playerContext, topUp, 'Let it be declined');
    await expect(topUp.getByText(shop('topUp.outcome.failed'))).toBeVisible();
    await topUp.getByRole('button', { name: shop('topUp.again') }).click();
    await payAtSandbox(playerContext, topUp, 'Pay');
    await expect(topUp.getByText(shop('topUp.outcome.paid'))).toBeVisible();
    await topUp.getByRole('button', { name: shop('topUp.done') }).click();
    await reward.getByRole('button', { name: shop('bill.confirm') }).click();
    await player.getByRole('link', { name: shop('buy.play'), exact: true }).click();
    const game = player.frameLocator('iframe');
    await game.getByRole('button', { name: /By the well/ }).click();
    await expect(game.getByText('1 can of water left today')).toBeVisible();

    await player.goto('/my-game');
    await player.getByRole('button', { name: shop('library.refundNamed', { name: GAME }) }).click();
    await player
      .getByRole('dialog')
      .getByRole('button', { name: shop('library.refundConfirm') })
      .click();
    await expect(player.getByText(shop('library.refunded', { name: GAME }))).toBeVisible();
    await expect(player.getByRole('button', { name: /^100 meow coins/ })).toBeVisible();
  });

  await test.step('the money arrived where it should: 499 is 149 of fee and 350 for the owner', async () => {
    await expect(async () => {
      await creator.goto('/lobby/income');
      const sale = creator.getByRole('row', { name: new RegExp(STORY) });
      await expect(sale).toContainText('499', { timeout: 2000 });
      await expect(sale).toContainText('149', { timeout: 2000 });
      await expect(sale).toContainText('350', { timeout: 2000 });
    }).toPass({ timeout: 20_000 });
    const returned = creator.getByRole('row', { name: new RegExp(GAME) });
    await expect(returned).toContainText(lobbyWords('income.stateOf.refunded'));
    await expect(creator.getByText(lobbyWords('income.pending'), { exact: true }).first().locator('..')).toContainText('350');
  });
});
