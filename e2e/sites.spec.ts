import { SALES } from '../svc-wallet/src/ledger/worked-month.ts';
import { signIn } from './support/account.ts';
import { expect, test } from './support/meowtale.ts';
import { demoPerson, newPerson } from './support/people.ts';
import { buyThroughCart, giveBack } from './support/reader.ts';
import { putOnSale, submitFullListing } from './support/submission.ts';
import { ENGLISH, visitorAt } from './support/visitor.ts';
import { holding, startingWith, wordsOf } from './support/words.ts';

const site = wordsOf('mf-website-builder');
const { kit, lobby } = ENGLISH;
const run = Date.now().toString(36);
const WORK = `Weather for Two ${run}`;
const HEADLINE = 'Why I read in the rain';
const NAME = `rain-${run}`;
const [{ price, promoter: share }] = SALES;

test('a site is built from nothing; who buys by it has its maker share in the sale, until the sale is taken back', async ({ browser }) => {
  test.setTimeout(360_000);
  const newWalker = async () => visitorAt(await (await browser.newContext()).newPage());
  const [author, maker, reader] = await Promise.all([
    newPerson('Rain Author', { creator: true }),
    newPerson('Rain Reader', { creator: true }),
    newPerson('Rain Guest'),
  ]);
  const [builder, visitor] = [await newWalker(), await newWalker()];
  await putOnSale(author, await demoPerson('staff'), await submitFullListing(author, WORK));
  const { page } = builder;
  const saved = page.getByRole('status').filter({ hasText: new RegExp(`^${kit('save.allSaved')}$`) });
  const add = page.getByRole('button', { name: site('editor.add') });
  const popup = page.getByRole('dialog', { name: site('setModule.add') });
  const confirm = popup.getByRole('button', { name: site('setModule.confirmAdd'), exact: true });
  const seen = page.frameLocator('iframe');

  await test.step('its maker names it and puts works on it', async () => {
    await signIn(builder, `${maker.name}@meowtale.example`);
    await page.goto('/lobby/marketing/website');
    await page.getByLabel(startingWith(site('create.name'))).fill(NAME);
    await page.getByRole('button', { name: site('create.submit') }).click();
    await add.click();
    await popup.getByRole('button', { name: site('category.grid'), exact: true }).click();
    await popup.getByRole('radio', { name: startingWith(site('template.grid-rectangle')) }).check();
    await expect(confirm, 'a grid of nothing is none').toBeDisabled();
    await popup.getByRole('button', { name: site('list.choose'), exact: true }).click();
    const selector = page.getByRole('dialog', { name: site('selector.title.multiple') });
    await selector.getByRole('searchbox', { name: site('selector.search.store') }).fill(WORK);
    await selector.getByRole('checkbox', { name: site('selector.pick', { name: WORK }) }).check();
    await selector.getByRole('button', { name: site('selector.confirm', { count: 1 }) }).click();
    await confirm.click();
    await expect(seen.getByRole('heading', { name: WORK })).toBeVisible();
    await expect(saved).toBeVisible();
  });

  await test.step('writes an article, puts it first by the keyboard, and undoes and redoes that', async () => {
    await add.click();
    await popup.getByRole('button', { name: site('category.article'), exact: true }).click();
    await popup.getByRole('button', { name: site('article.write') }).click();
    const writing = page.getByRole('dialog', { name: site('writing.new') });
    const text = writing
      .getByRole('textbox', { name: site('writing.label') })
      .or(writing.locator('[contenteditable]'))
      .first();
    await text.click();
    await page.keyboard.type(HEADLINE);
    await writing.getByRole('button', { name: site('writing.confirm') }).click();
    await expect(writing).toBeHidden();
    await confirm.click();
    // Once: the text is the article's title, and not repeated below it.
    await expect(seen.getByText(HEADLINE)).toBeVisible();
    const up = page.getByRole('button', { name: site('module.up', { number: 2 }) });
    await up.focus();
    await page.keyboard.press('Enter');
    const first = page.getByRole('button', { name: site('module.set', { number: 1 }) });
    await expect(first).toBeVisible();
    await page.getByRole('button', { name: kit('shortcuts.undo') }).click();
    await page.getByRole('button', { name: kit('shortcuts.redo') }).click();
    await expect(saved).toBeVisible();
  });

  await test.step('drags the article below the works by mouse, and back by keyboard; a reload keeps each order', async () => {
    const list = page.getByRole('list', { name: site('editor.modules') });
    const [article, works] = [site('template.article'), site('template.grid-rectangle')];
    const order = (...names: string[]) => expect(list.getByRole('heading')).toHaveText(names);
    const handle = (number: number) => page.getByRole('button', { name: site('module.drag', { number }), exact: true });
    const announced = (key: string, position: number) => expect(page.getByText(site(key, { position, total: 2 }))).toBeAttached();
    await order(article, works);
    await expect(handle(1), 'the code for dragging has loaded').toBeEnabled();
    await handle(1).scrollIntoViewIfNeeded();
    const centerOf = async (number: number) => {
      const { x, y, width, height } = (await handle(number).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [from, to] = [await centerOf(1), await centerOf(2)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, (from.y + to.y) / 2, { steps: 5 });
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await announced('sort.over', 2);
    await page.mouse.up();
    await order(works, article);
    await expect(saved).toBeVisible();
    await page.reload();
    await order(works, article);

    await expect(handle(2)).toBeEnabled();
    await handle(2).focus();
    await page.keyboard.press('Space');
    await announced('sort.lifted', 2);
    await page.keyboard.press('ArrowUp');
    await announced('sort.over', 1);
    await page.keyboard.press('Space');
    await order(article, works);
    await expect(saved).toBeVisible();
    await page.reload();
    await order(article, works);
  });

  await test.step('a visitor reads it on its own host without a script, and buys by it', async () => {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const answer = await plain.goto(`http://s-${NAME}.localhost:3006/`);
    expect(answer?.status()).toBe(200);
    await expect(plain.getByText(HEADLINE)).toBeVisible();
    const link = await plain.getByRole('link', { name: WORK }).first().getAttribute('href');
    expect(link).toContain('uid=');
    await signIn(visitor, `${reader.name}@meowtale.example`);
    await visitor.page.goto(link ?? '');
    await buyThroughCart(visitor, price);
  });

  const pending = async (coins: number) =>
    expect(async () => {
      await page.goto('/lobby/income/reconciliation');
      const table = page.getByRole('table', { name: lobby('income.tab.reconciliation') });
      await expect(table.getByRole('rowheader').first()).toBeVisible({ timeout: 5000 });
      // Of all months: another one may begin between the sale and this.
      const amounts = await table
        .getByRole('row')
        .evaluateAll((rows) => rows.flatMap((row) => row.querySelector('td:last-child')?.textContent ?? []));
      expect(amounts.reduce((sum, text) => sum + Number(text.replaceAll(',', '')), 0)).toBe(coins);
    }).toPass({ timeout: 60_000 });

  /** Reads the link's figures in the list, and its sum by day and its only sale on its own page. */
  const link = (figures: { orders: number; refunds: number; share: number }, sale: { state: string; share: string }) =>
    expect(async () => {
      const { orders, refunds, share: earned } = figures;
      await page.goto('/lobby/marketing/ad-links');
      const row = page.getByRole('row', { name: holding(WORK) });
      await expect(row).toHaveCount(1, { timeout: 5000 });
      const figuresOf = (cells: string[]) => cells.map((text) => Number(text.replaceAll(',', '')));
      expect(figuresOf((await row.getByRole('cell').allTextContents()).slice(1, 7))).toEqual([1, 1, 0, orders, refunds, earned]);
      await row.getByRole('link').first().click();
      const days = page.getByRole('table', { name: lobby('marketing.days') });
      await expect(days.getByRole('rowheader').first()).toBeVisible({ timeout: 5000 });
      // Of all days: another one may begin between the visit and the purchase.
      const rows = await days
        .getByRole('row')
        .evaluateAll((all) => all.slice(1).map((day) => [...day.querySelectorAll('td')].map((cell) => Number(cell.textContent))));
      const sums = [0, 1, 2, 3, 4, 5].map((column) => rows.reduce((sum, cells) => sum + (cells[column] ?? 0), 0));
      expect(sums).toEqual([1, 1, 0, orders, refunds, earned]);
      const sales = page.getByRole('table', { name: lobby('linkSales.title.one') });
      await expect(sales.getByRole('row', { name: holding(WORK) })).toHaveCount(1, { timeout: 5000 });
      await expect(sales.getByRole('cell', { name: sale.state, exact: true })).toBeVisible();
      await expect(sales.getByRole('cell').last()).toHaveText(sale.share);
    }).toPass({ timeout: 60_000 });

  await test.step('its maker has the promoter’s share, pending', () => pending(share));
  await test.step('which its link shows, from the click to the sale', () =>
    link({ orders: 1, refunds: 0, share }, { state: lobby('income.stateOf.pending'), share: String(share) }));

  await test.step('taken back, nothing of it is left', async () => {
    await giveBack(visitor, WORK);
    await pending(0);
    const takenBack = lobby('linkSales.takenBack', { coins: share });
    await link({ orders: 1, refunds: 1, share: 0 }, { state: lobby('income.stateOf.refunded'), share: takenBack });
  });
});
