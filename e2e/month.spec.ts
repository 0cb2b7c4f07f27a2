import { readFile } from 'node:fs/promises';
import { LISTING_TERMS_VERSION } from '@meowtale/contracts/inputs/catalog/store-submit';
import { MONTH, SALES, WITHDRAWAL } from '../svc-wallet/src/ledger/worked-month.ts';
import { signIn } from './support/account.ts';
import { middleOfOpenMonth, monthsAfter, settle, stackClock } from './support/clock.ts';
import { expect, test } from './support/meowtale.ts';
import { buy, demoPerson, newPerson, type Person } from './support/people.ts';
import { buyThroughCart, giveBack } from './support/reader.ts';
import { putOnSale, submitFullListing } from './support/submission.ts';
import { ENGLISH, toastOf, type Visitor, visitorAt } from './support/visitor.ts';
import { holding, startingWith } from './support/words.ts';

const { lobby } = ENGLISH;
const run = Date.now().toString(36);
const WORK = `The Hut in May ${run}`;
const [byLink] = SALES;

const clock = stackClock();
test.afterAll(() => clock.close());

const monthOf = (date: Date) => date.toISOString().slice(0, 7);

/** A work on sale that `house` represents for 15 % and promoters have 20 % of. */
async function representedWork(maker: Person, house: Person): Promise<string> {
  const { store, uuid } = await submitFullListing(maker, WORK);
  await maker.ask('mutation Back($uuid: ID!) { cancelStoreSubmit(uuid: $uuid) { uuid } }', { uuid });
  await maker.ask('mutation Ask($id: ID!, $who: ID!) { setStoreAgent(store_id: $id, user_uuid: $who, rate: 0.15, state: 2) { state } }', {
    id: store,
    who: house.uuid,
  });
  await house.ask('mutation Agree($id: ID!) { reviewStoreAgent(store_id: $id, state: 4) { state } }', { id: store });
  const { addStoreSubmit } = await house.ask<{ addStoreSubmit: { uuid: string } }>(
    'mutation Submit($id: ID!, $terms: String!) { addStoreSubmit(store_id: $id, terms_version: $terms) { uuid } }',
    { id: store, terms: LISTING_TERMS_VERSION },
  );
  await putOnSale(maker, await demoPerson('staff'), { store, uuid: addStoreSubmit.uuid });
  return store;
}

/** The month's line of the reconciliation, once it says all of this. */
async function expectMonth({ page }: Visitor, month: Date, state: 'pending' | 'settled', coins: readonly number[]): Promise<void> {
  await expect(async () => {
    await page.goto('/lobby/income/reconciliation');
    const name = month.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const line = page.getByRole('table', { name: lobby('income.tab.reconciliation') }).getByRole('row', { name: holding(name) });
    await expect(line).toContainText(lobby(`reconciliation.stateOf.${state}`), { timeout: 5000 });
    const cells = await line.getByRole('cell').allTextContents();
    expect(cells.filter((text) => /^[\d,]+$/.test(text)).map((text) => Number(text.replaceAll(',', '')))).toEqual([3, 1, ...coins]);
  }).toPass({ timeout: 60_000 });
}

test('a month: sold with a promoter and an agent, settled, and paid to a bank', async ({ browser }) => {
  test.setTimeout(300_000);
  const newVisitor = async () => visitorAt(await (await browser.newContext()).newPage());
  const [maker, house, promoter, friend] = await Promise.all([
    newPerson('May Maker', { creator: true }),
    newPerson('May House', { publisher: true }),
    newPerson('May Caller'),
    newPerson('May Friend', { coins: 998 }),
  ]);
  const [creator, agent, caller, buyer, staff] = [
    await newVisitor(),
    await newVisitor(),
    await newVisitor(),
    await newVisitor(),
    await newVisitor(),
  ];
  const sold = await middleOfOpenMonth();
  const settled = monthsAfter(sold, 2);
  const store = await representedWork(maker, house);
  let link = '';

  await test.step('somebody promotes the work by a link of their own', async () => {
    await signIn(caller, `${promoter.name}@meowtale.example`);
    const { page } = caller;
    await page.goto(`/lobby/marketing/distribution?q=${encodeURIComponent(WORK)}`);
    await page.getByRole('button', { name: lobby('promote.openNamed', { name: WORK }) }).click();
    const popup = page.getByRole('dialog', { name: lobby('promote.title') });
    link = await popup.getByRole('textbox', { name: lobby('marketing.address') }).inputValue();
  });

  await test.step('a month later it is sold by that link, without it, and by it to somebody who gives it back', async () => {
    await clock.goTo(sold);
    const reader = await newPerson('May Reader');
    await signIn(buyer, `${reader.name}@meowtale.example`);
    await buyer.page.goto(link);
    await buyThroughCart(buyer, byLink.price);
    await buy(friend, store);
    const doubter = await newPerson('May Doubter', { coins: 499 });
    await buy(doubter, store, new URL(link).searchParams.get('uid'));
    const doubting = await newVisitor();
    await signIn(doubting, `${doubter.name}@meowtale.example`);
    await giveBack(doubting, WORK);
  });

  const { gross, refunds, fee, promoter: called, agent: represented, net } = MONTH;
  const shared = [gross, refunds, fee, called, represented, net];
  await test.step('owner, agent and promoter each see the month, pending, with their own part', async () => {
    await signIn(creator, `${maker.name}@meowtale.example`);
    await expectMonth(creator, sold, 'pending', [...shared, net, 0, net]);
    await signIn(agent, `${house.name}@meowtale.example`);
    await expectMonth(agent, sold, 'pending', [...shared, represented, 0, represented]);
    await creator.page.goto('/lobby/income/sales-report?by=store');
    await expect(creator.page.getByRole('row', { name: holding(WORK) }).first()).toContainText(String(net));
    await caller.page.goto('/lobby/marketing/ad-links');
    await expect(caller.page.getByRole('row', { name: holding(WORK) }).first()).toContainText(String(called));
  });

  await test.step('settled it can be withdrawn', async () => {
    await clock.goTo(settled);
    for (const months of [0, 1]) await settle(monthOf(monthsAfter(sold, months)));
    await expectMonth(creator, sold, 'settled', [...shared, net, net, 0]);
  });

  await test.step('to a bank that its owner gives, for a fee that is said before', async () => {
    const { page } = creator;
    await page.goto('/lobby/income/withdrawal');
    await page.getByRole('button', { name: lobby('bank.give') }).click();
    const bank = page.getByRole('dialog', { name: lobby('bank.details') });
    await bank.getByLabel(startingWith(lobby('bank.payee'))).fill(maker.nickname);
    await bank.getByRole('combobox', { name: startingWith(lobby('bank.country')) }).fill('United States');
    await page.getByRole('option', { name: 'United States', exact: true }).click();
    await bank.getByLabel(startingWith(lobby('bank.name'))).fill('First Bank of May');
    await bank.getByLabel(startingWith('SWIFT/BIC')).fill('CHASUS33XXX');
    await bank.getByLabel(startingWith(lobby('bank.number'))).fill('123456789012');
    await bank.getByLabel(startingWith(lobby('bank.clearing'))).fill('021000020');
    await bank.getByRole('button', { name: lobby('bank.save') }).click();
    await expect(bank.getByText(lobby('invalid.clearing-code')).first()).toBeVisible();
    await bank.getByLabel(startingWith(lobby('bank.clearing'))).fill('021000021');
    await bank.getByRole('button', { name: lobby('bank.save') }).click();
    await expect(toastOf(creator, lobby('bank.saved'))).toBeVisible();

    await page.getByRole('button', { name: lobby('withdrawal.open'), exact: true }).click();
    const bill = page.getByRole('dialog', { name: lobby('withdrawal.open') });
    await bill.getByRole('button', { name: lobby('withdrawal.all'), exact: true }).click();
    for (const money of ['$5.36', '-$0.35', `$${WITHDRAWAL.dollars}`])
      await expect(bill.getByText(money, { exact: true }).first()).toBeVisible();
    await bill.getByRole('button', { name: lobby('withdrawal.confirm') }).click();
    await expect(toastOf(creator, lobby('withdrawal.requested'))).toBeVisible();
  });

  await test.step('staff take it, hand it to the bank with others, and book the statement in which it is paid', async () => {
    await signIn(staff, 'staff@meowtale.example');
    const { page } = staff;
    const labelOf = (deed: string) =>
      lobby('payouts.deedNamed', { deed: lobby(`payouts.deed.${deed}`), name: maker.nickname, money: '$5.36' });
    const decide = async (deed: string) => {
      await page.getByRole('button', { name: labelOf(deed) }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: lobby(`payouts.deed.${deed}`), exact: true })
        .click();
      await expect(page.getByRole('dialog')).toBeHidden();
    };
    await page.goto('/lobby/staff/payouts');
    await decide('take');
    await page.getByRole('link', { name: startingWith(lobby('payouts.queue.taken')) }).click();
    await page
      .getByRole('checkbox', { name: lobby('payouts.selectNamed', { money: `$${WITHDRAWAL.dollars}`, name: maker.nickname }) })
      .check();
    await page.getByRole('button', { name: lobby('payouts.makeRun') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: lobby('payouts.makeRun') })
      .click();
    await page.getByRole('button', { name: lobby('payouts.download', { format: 'pain.001 (XML)' }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('The run of the week.');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: lobby('payouts.downloadNow'), exact: true }).click(),
    ]);
    const xml = await readFile(await file.path(), 'utf8');
    for (const part of ['pain.001.001.09', WITHDRAWAL.dollars, '123456789012', 'CHASUS33XXX']) expect(xml).toContain(part);
    const [, reference = ''] = /<EndToEndId>(\w+)</.exec(xml) ?? [];
    await page.goto('/lobby/staff/payouts?queue=runs');
    await page.getByRole('button', { name: lobby('payouts.statement.open') }).click();
    const statement = page.getByRole('dialog', { name: lobby('payouts.statement.open') });
    const buffer = Buffer.from(`reference,amount,status\n${reference},${WITHDRAWAL.dollars},paid\n`);
    const csv = { name: 'statement.csv', mimeType: 'text/csv', buffer };
    await statement.getByLabel(startingWith(lobby('payouts.statement.file'))).setInputFiles(csv);
    await statement.getByRole('button', { name: lobby('payouts.statement.book') }).click();
    await expect(toastOf(staff, lobby('payouts.statement.booked'))).toBeVisible();
  });

  await test.step('and its owner reads that it was', async () => {
    const { page } = creator;
    await page.goto('/lobby/income/withdrawal');
    const line = page.getByRole('row', { name: holding('$5.36') });
    for (const text of [`$${WITHDRAWAL.dollars}`, lobby('withdrawal.step.paid')]) await expect(line).toContainText(text);
    await expect(page.getByText('123456789012')).toHaveCount(0);
  });
});
