import { expect, type Locator, type Page } from '@playwright/test';
import { toastOf, type Visitor } from './visitor.ts';
import { holding, shaped, startingWith } from './words.ts';

/** Returns the same visitor at another page. */
const at = (visitor: Visitor, page: Page): Visitor => ({ ...visitor, page, look: (other = page) => visitor.look(other) });

/** Opens a work from the shown list; returns the visitor in the new tab. */
export async function openFromShelf(visitor: Visitor, name: string): Promise<Visitor> {
  const { page } = visitor;
  const opens = page.context().waitForEvent('page');
  const card = page.getByRole('main').getByRole('link', { name: startingWith(name) });
  await expect(card).toBeVisible();
  await visitor.look();
  await card.click();
  const detail = await opens;
  await expect(detail.getByRole('heading', { level: 1, name })).toBeVisible();
  await visitor.look(detail);
  return at(visitor, detail);
}

/** Starts the payment of a top-up popup, and decides it on the sandbox's page. Returns that page. */
export async function payAtSandbox(visitor: Visitor, topUp: Locator, decision: 'pay' | 'decline'): Promise<Page> {
  const { page, texts, look } = visitor;
  const opens = page.context().waitForEvent('page');
  await topUp.getByRole('button', { name: texts.shop('topUp.pay') }).click();
  const payment = await opens;
  const button = payment.getByRole('button', { name: texts.sandbox(decision), exact: true });
  await expect(button).toBeVisible();
  await look(payment);
  await button.click();
  return payment;
}

/** Buys a work from its page through the cart, after topping up exactly the missing coins at the sandbox. */
export async function buyThroughCart(visitor: Visitor, coins: number): Promise<void> {
  const { page, texts, look } = visitor;
  const say = texts.shop;
  await page.getByRole('button', { name: say('cart.add') }).click();
  await page.getByRole('link', { name: say('cart.inCart') }).click();
  const checkout = page.getByRole('button', { name: say('cart.checkout', { count: 1 }) });
  await expect(checkout).toBeVisible();
  await look();
  await checkout.click();
  const bill = page.getByRole('dialog', { name: say('bill.title') });
  await expect(bill.getByRole('row', { name: startingWith(say('bill.remain')) })).toContainText(String(coins));
  await look();
  await bill.getByRole('button', { name: say('bill.addCredit') }).click();
  const topUp = page.getByRole('dialog', { name: say('topUp.title') });
  await expect(topUp.getByRole('radio', { name: holding(String(coins)) })).toBeChecked();
  await look();
  const payment = await payAtSandbox(visitor, topUp, 'pay');
  await expect(topUp.getByText(say('topUp.outcome.paid'))).toBeVisible();
  const balance = shaped(texts.shell('header.balances', { meowcent: coins, silver: 0 }));
  await expect(page.getByRole('banner').getByRole('button', { name: balance }), 'the header has them').toBeVisible();
  await expect.poll(() => payment.isClosed(), 'the payment’s own tab closes').toBe(true);
  await topUp.getByRole('button', { name: say('topUp.done') }).click();
  await look();
  await bill.getByRole('button', { name: say('bill.confirm') }).click();
  await expect(toastOf(visitor, say('bill.paid', { count: 1 }))).toBeVisible();
}

/** Rewards a work from its page with coins that are topped up at the sandbox, with the given decisions there. */
export async function rewardWith(visitor: Visitor, coins: number, decisions: readonly ('pay' | 'decline')[] = ['pay']): Promise<void> {
  const { page, texts, look } = visitor;
  const say = texts.shop;
  await page.getByRole('button', { name: say('buy.reward') }).click();
  const reward = page.getByRole('dialog', { name: say('reward.title') });
  const amount = reward.getByRole('spinbutton', { name: say('reward.amount') });
  await amount.fill('75');
  await amount.blur();
  await expect(reward.getByText(say('reward.fault.multiple', { minimum: 50 }))).toBeVisible();
  await expect(
    reward.getByRole('button', { name: say('bill.confirm') }).or(reward.getByRole('button', { name: say('bill.addCredit') })),
  ).toBeDisabled();
  await look();
  await amount.fill(String(coins));
  await amount.blur();
  await expect(reward.getByRole('row', { name: startingWith(say('bill.remain')) })).toContainText(String(coins));
  await reward.getByRole('button', { name: say('bill.addCredit') }).click();
  const topUp = page.getByRole('dialog', { name: say('topUp.title') });
  for (const decision of decisions) {
    await payAtSandbox(visitor, topUp, decision);
    await expect(topUp.getByText(say(`topUp.outcome.${decision === 'pay' ? 'paid' : 'failed'}`))).toBeVisible();
    await look();
    await topUp.getByRole('button', { name: say(decision === 'pay' ? 'topUp.done' : 'topUp.again') }).click();
  }
  await reward.getByRole('button', { name: say('bill.confirm') }).click();
  await expect(toastOf(visitor, say('reward.paid'))).toBeVisible();
}

/** Returns locators of a story in its frame: its choices and its page number. */
export function storyIn({ page, texts }: Visitor) {
  const frame = page.frameLocator('iframe');
  return {
    frame,
    choices: frame.getByRole('navigation', { name: texts.player('choices') }).getByRole('button'),
    pageNumber: frame.getByText(shaped(texts.player('page', { page: '{{page}}' }))),
    ending: frame.getByRole('heading', { name: texts.player('theEnd'), exact: true }),
  };
}

/** Makes a choice in a story that has just begun, and waits until it is saved; the first page already shows the same message. */
export async function chooseAndKeep({ page, texts }: Visitor, choice: Locator): Promise<void> {
  const saved = page.getByText(texts.shop('play.save.saved'), { exact: true });
  await expect(saved).toBeVisible();
  const saveResponse = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('"operationName":"SetPlaySave"'));
  await choice.click();
  await saveResponse;
  await expect(saved).toBeVisible();
}

/** Plays with varying choices until the story ends. */
export async function playToAnEnding(visitor: Visitor): Promise<void> {
  const { choices, pageNumber, ending } = storyIn(visitor);
  for (let turn = 0; turn < 400; turn += 1) {
    await expect(ending.or(choices.first())).toBeVisible();
    if (await ending.isVisible()) return visitor.look();
    const before = (await pageNumber.textContent()) ?? '';
    await choices.nth(turn % (await choices.count())).click();
    await expect(pageNumber).not.toHaveText(before);
  }
  throw new Error('400 choices and no ending');
}

/** Refunds a work from the library. */
export async function giveBack(visitor: Visitor, name: string): Promise<void> {
  const { page, texts, look } = visitor;
  const say = texts.shop;
  await page.goto(texts.at('/my-game'));
  await page.getByRole('button', { name: say('library.refundNamed', { name }) }).click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await look();
  await question.getByRole('button', { name: say('library.refundConfirm'), exact: true }).click();
  await expect(toastOf(visitor, say('library.refunded', { name }))).toBeVisible();
}
