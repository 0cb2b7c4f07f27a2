import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/meowtale.ts';
import { buy, demoPerson, newPerson } from './support/people.ts';
import { chooseAndKeep, playToAnEnding, storyIn } from './support/reader.ts';
import { giveLogo, putOnSale, submitFullListing, submitPrice, submitWhole } from './support/submission.ts';
import { visitorAt } from './support/visitor.ts';
import { startingWith, wordsOf } from './support/words.ts';

const say = wordsOf('mf-drama-editor');
const IDEA = 'Mira waits on a foggy pier for a ferry that stopped running twenty years ago.';

const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Saved at' })).toBeVisible();

/** Starts a draft by the named provider, and accepts all of it. */
async function draft(page: Page, by: 'draft' | 'openai'): Promise<void> {
  const dialog = page.getByRole('dialog');
  const who = dialog.getByRole('combobox', { name: say('generation.provider') });
  await expect(dialog.getByRole('button', { name: say('generation.start') })).toBeEnabled();
  if (await who.isVisible()) {
    await who.click();
    await page.getByRole('option', { name: startingWith(say(`generation.providers.${by}`)) }).click();
  }
  await dialog.getByRole('button', { name: say('generation.start') }).click();
  const proposal = page.getByRole('complementary', { name: say('generation.dock') });
  await expect(proposal.getByText(say(`generation.providers.${by}`)).first()).toBeVisible({ timeout: 60_000 });
  await proposal.getByRole('button', { name: say('proposal.accept'), exact: true }).click();
  await expect(page.getByText(say('proposal.done'))).toBeVisible();
  await saved(page);
}

async function fromMenu(page: Page, use: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: startingWith(say('generation.menu')) })
    .click();
  await page.getByRole('menuitem', { name: say(`generation.use.${use}`), exact: true }).click();
}

test('an idea of one line becomes a story on sale, is bought and played to an ending', async ({ page, browser }) => {
  test.setTimeout(300_000);
  const maker = await newPerson('dramatist', { creator: true });
  let store = '';

  await test.step('a line becomes a story', async () => {
    await signIn(page, maker.name);
    await page.goto('/lobby/drama');
    await page
      .getByRole('button', { name: say('list.create') })
      .first()
      .click();
    const popup = page.getByRole('dialog', { name: say('create.title') });
    await popup.getByLabel(startingWith(say('drama.title'))).fill('The Last Ferry Home');
    await popup.getByLabel(startingWith(say('setting.logline'))).fill(IDEA);
    await popup.getByRole('button', { name: say('create.submit') }).click();
    await page.waitForURL(/\/set-drama\/[0-9a-f-]{36}$/);
    await fromMenu(page, 'all');
    await draft(page, 'draft');
    await page.getByRole('link', { name: say('tab.drama'), exact: true }).click();
    const nodes = page.getByRole('navigation', { name: say('outline.title') }).locator('[data-node]');
    await expect(nodes).toHaveCount(3 + 9 + 18);
    await expect(page.getByText(say('problem.none'))).toBeVisible();
    const order = () => nodes.evaluateAll((all) => all.map((node) => (node as HTMLElement).dataset.node));
    // The first act, its first sequence, and the two paragraphs of that.
    const [act, sequence, one, two, ...rest] = await order();
    await nodes.nth(3).dragTo(nodes.nth(2), { targetPosition: { x: 8, y: 2 }, steps: 10 });
    await expect.poll(order).toEqual([act, sequence, two, one, ...rest]);
    await nodes.nth(2).press('Alt+ArrowDown');
    await expect.poll(order).toEqual([act, sequence, one, two, ...rest]);
    const title = page.getByRole('textbox', { name: say('node.title'), exact: true });
    for (const index of [2, 0, 3, 1, 5, 2]) {
      await nodes.nth(index).click();
      await expect(title).toHaveValue((await nodes.nth(index).locator('span').first().textContent()) ?? '');
    }
    // The map may still move to the last one, and renders only what its window shows.
    await expect(async () => {
      await page.locator(`.react-flow__node[data-id="${two}"]`).focus({ timeout: 2000 });
      await page.keyboard.press('Enter');
      await expect(nodes.nth(3)).toHaveAttribute('aria-current', 'true', { timeout: 2000 });
    }).toPass({ timeout: 30_000 });
  });

  await test.step('what a person writes stands when it is drafted around', async () => {
    await page.getByRole('link', { name: say('tab.dialog'), exact: true }).click();
    const first = page.getByRole('textbox', { name: say('dialogue.line', { number: 1 }), exact: true });
    await first.fill('She was called Halcyon before they painted her.');
    await saved(page);
    await page
      .getByRole('button', { name: say('generation.linesOf') })
      .first()
      .click();
    await draft(page, 'draft');
    await expect(first).toHaveValue('She was called Halcyon before they painted her.');
  });

  await test.step('it is told in another language', async () => {
    await fromMenu(page, 'translation');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: say('generation.language') }).click();
    await page.getByRole('option', { name: 'Deutsch' }).click();
    await draft(page, 'openai');
    await page.getByRole('combobox', { name: say('dialogue.beside') }).click();
    await page.getByRole('option', { name: 'Deutsch' }).click();
    const line = page.getByRole('textbox', { name: say('dialogue.lineIn', { number: 1, language: 'Deutsch' }) });
    await expect(line).toHaveValue('⟦de-DE⟧ She was called Halcyon before they painted her.');
    await expect(page.getByRole('region', { name: say('playPane.passage') })).toContainText('⟦de-DE⟧');
  });

  await test.step('its first scene is shown in a picture', async () => {
    await page.getByRole('link', { name: say('tab.resource'), exact: true }).click();
    await page.getByRole('button', { name: say('resources.add.bg') }).click();
    await page.getByRole('textbox', { name: startingWith(say('resources.name')) }).fill('The pier');
    await page.getByRole('textbox', { name: startingWith(say('resources.keywords')) }).fill('pier, (fog:1.2), lamp');
    await page.getByRole('button', { name: say('resources.draw.start'), exact: true }).click();
    await page.getByRole('button', { name: say('resources.drawn.use', { number: 1 }) }).click({ timeout: 60_000 });
    await expect(page.getByText(say('resources.drawn.inUse'), { exact: true })).toBeVisible();
    await page.getByRole('link', { name: say('tab.dialog'), exact: true }).click();
    await page.locator('summary').first().click();
    await page.getByRole('combobox', { name: say('dialogue.background') }).click();
    await page.getByRole('option', { name: 'The pier' }).click();
    await saved(page);
  });

  await test.step('it becomes an app and a listing', async () => {
    await page.getByRole('button', { name: say('make.open') }).click();
    const dialog = page.getByRole('dialog', { name: say('make.title') });
    await dialog.getByRole('button', { name: say('make.submit') }).click();
    await expect(dialog.getByText(say('make.done', { name: 'The Last Ferry Home', version: 1 }))).toBeVisible({ timeout: 60_000 });
    await dialog.getByRole('button', { name: say('make.listing') }).click();
    const where = page.getByRole('dialog', { name: say('make.platform') });
    await where.getByRole('radio').first().check();
    await where.getByRole('button').last().click();
    await page.waitForURL(/\/set-store\/[0-9a-f-]{36}\/information/);
    store = /set-store\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
    await expect(page.getByRole('textbox', { name: /name/i }).first()).toHaveValue('The Last Ferry Home');
  });

  await test.step('a player buys it, reads what was made with AI, and plays it to an end', async () => {
    const { findApp } = await maker.ask<{ findApp: { list: { uuid: string }[] } }>('{ findApp { list { uuid } } }');
    const app = findApp.list[0]?.uuid ?? '';
    await giveLogo(maker, app);
    await putOnSale(maker, await demoPerson('staff'), await submitWhole(maker, store, { app, name: 'The Last Ferry Home' }));
    const player = await newPerson('drama-player', { coins: 500 });
    await buy(player, store);
    const theirs = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await signIn(theirs, player.name);
    await theirs.goto(`/store/${store}`);
    await expect(theirs.getByText('template draft').first()).toBeVisible();
    await theirs.goto(`/store/${store}/fullscreen`);
    const stage = theirs.frameLocator('iframe');
    await expect(stage.getByText('She was called Halcyon before they painted her.')).toBeVisible();
    const scene = stage.locator('img.backdrop');
    await expect.poll(() => scene.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    await playToAnEnding(visitorAt(theirs));
  });
});

test('an imported story is edited in its source, and its readers keep their place', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const [maker, staff] = [await newPerson('ink-editor', { creator: true }), await demoPerson('staff')];
  const name = 'Read Twice';
  const listing = await submitFullListing(maker, name);
  await putOnSale(maker, staff, listing);
  const player = await newPerson('ink-reader', { coins: 500 });
  await buy(player, listing.store);
  const reader = visitorAt(await (await browser.newContext({ locale: 'en-US' })).newPage());
  await signIn(reader.page, player.name);
  await reader.page.goto(`/store/${listing.store}/fullscreen`);
  const story = storyIn(reader);
  await chooseAndKeep(reader, story.choices.first());
  const [where, read] = [await story.pageNumber.textContent(), await story.frame.getByRole('main').textContent()];

  await test.step('a line more in its source, published from the editor', async () => {
    const { findApp } = await maker.ask<{ findApp: { list: { uuid: string }[] } }>('{ findApp { list { uuid } } }');
    await signIn(page, maker.name);
    await page.goto(`/set-app/${findApp.list[0]?.uuid}`);
    const source = page.getByRole('textbox', { name: say('appEditor.source') });
    await source.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('VAR kinder_fog = true\n');
    await page.getByRole('button', { name: say('appEditor.publish.do') }).click();
    await expect(page.getByText(say('appEditor.publish.done', { version: 2 }))).toBeVisible({ timeout: 60_000 });
    await putOnSale(maker, staff, await submitPrice(maker, listing.store, { list: [{ country: 'us', meowcent: 599 }] }));
  });

  await reader.page.reload();
  await expect(story.frame.getByText(wordsOf('svc-catalog/player')('recovered.replayed'))).toBeVisible();
  await expect(story.pageNumber).toHaveText(where ?? '');
  expect(await story.frame.getByRole('main').textContent()).toContain((read ?? '').slice(-60));
});
