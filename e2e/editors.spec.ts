import type { Page } from '@playwright/test';
import { pictures } from './support/files.ts';
import { expect, signIn, test } from './support/meowtale.ts';
import { newPerson } from './support/people.ts';
import { ENGLISH } from './support/visitor.ts';
import { startingWith, wordsOf } from './support/words.ts';

test.setTimeout(180_000);

const site = wordsOf('mf-website-builder');
const drama = wordsOf('mf-drama-editor');
const { kit } = ENGLISH;

test('a site is made from a profile, saved at every change, and served on its own host', async ({ page, context }) => {
  const maker = await newPerson('site-maker', { creator: true });
  const name = `lamplight-${Date.now().toString(36)}`;
  await signIn(page, maker.name);
  await page.goto('/lobby/marketing/website');
  await page.getByLabel(startingWith(site('create.name'))).fill('No');
  await page.getByRole('button', { name: site('create.submit') }).click();
  await expect(page.getByText(site('website.errors.nameTooShort'))).toBeVisible();
  await page.getByLabel(startingWith(site('create.name'))).fill(name);
  await page.getByRole('button', { name: site('create.submit') }).click();

  await page.getByRole('button', { name: site('editor.add') }).click();
  const adding = page.getByRole('dialog', { name: site('setModule.add') });
  const confirm = adding.getByRole('button', { name: site('setModule.confirmAdd'), exact: true });
  await adding.getByLabel(startingWith(site('profile.title'))).fill('x'.repeat(81));
  await expect(adding.getByText(site('website.errors.titleTooLong'))).toBeVisible();
  await expect(confirm).toBeDisabled();
  await adding.getByLabel(startingWith(site('profile.title'))).fill('Lamplight <b>Press</b>');
  await adding.getByLabel(startingWith(site('profile.description'))).fill('Small stories,\nmore than one way out.');
  const images = await pictures(5);
  await adding.getByLabel(startingWith(site('profile.background'))).setInputFiles(images.cover);
  await expect(adding.getByRole('button', { name: site('picture.remove') })).toHaveCount(1);
  await adding.getByLabel(startingWith(site('profile.avatar'))).setInputFiles(images.cover1to1);
  await expect(adding.getByRole('button', { name: site('picture.remove') })).toHaveCount(2);
  await confirm.click();
  const saved = page.getByRole('status').filter({ hasText: new RegExp(`^${kit('save.allSaved')}$`) });
  const seen = page.frameLocator('iframe');
  await expect(seen.getByRole('heading', { name: 'Lamplight <b>Press</b>' })).toBeVisible();
  await expect(saved).toBeVisible();

  const visitor = await context.browser()?.newPage();
  if (!visitor) throw new Error('no browser');
  const answer = await visitor.goto(`http://s-${name}.localhost:3006/`);
  expect(answer?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Lamplight <b>Press</b>' })).toBeVisible();
  await expect(visitor.getByText('more than one way out.')).toBeVisible();

  await page.getByRole('button', { name: site('module.set', { number: 1 }) }).click();
  const changing = page.getByRole('dialog', { name: site('setModule.change') });
  await changing.getByLabel(startingWith(site('profile.title'))).fill('Lamplight');
  await changing.getByRole('button', { name: site('setModule.confirmChange'), exact: true }).click();
  await expect(seen.getByRole('heading', { name: 'Lamplight', exact: true })).toBeVisible();
  await expect(saved).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Lamplight', exact: true })).toBeVisible();
  await visitor.close();
});

test('a drama is made, saves itself, waits out a dead network, and two tabs can’t overwrite each other', async ({
  page,
  context,
  watched,
}) => {
  const writer = await newPerson('drama-writer', { creator: true });
  await signIn(page, writer.name);
  await page.goto('/lobby/drama');
  await expect(page.getByText(drama('list.none'))).toBeVisible();
  await page
    .getByRole('button', { name: drama('list.create') })
    .first()
    .click();
  const popup = page.getByRole('dialog', { name: drama('create.title') });
  await popup.getByLabel(startingWith(drama('drama.title'))).fill('The Last Ferry Home');
  await popup.getByRole('button', { name: drama('create.submit') }).click();
  await page.waitForURL(/\/set-drama\/[0-9a-f-]{36}/);
  const roles = page.getByRole('spinbutton', { name: startingWith(drama('drama.number_of_roles')) });
  await expect(roles).toHaveValue('10');
  await roles.fill('21');
  await roles.blur();
  await expect(roles).toHaveValue('20');
  const status = page.getByRole('status');
  await expect(status.filter({ hasText: 'Saved at' })).toBeVisible();

  watched.forgive(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.getByLabel(startingWith(drama('drama.brief'))).fill('She was called Halcyon before they painted her.');
  await expect(status.filter({ hasText: kit('save.offline') }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(status.filter({ hasText: 'Saved at' })).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel(startingWith(drama('drama.brief')))).toHaveValue('She was called Halcyon before they painted her.');
  await context.setOffline(true);
  await page.getByLabel(startingWith(drama('drama.title'))).fill('Mine');
  await other.getByLabel(startingWith(drama('drama.title'))).fill('Theirs');
  await context.setOffline(false);
  // Whichever tab saves first, the other is asked.
  const askedIn = (tab: Page) => tab.getByText(drama('conflict.title')).count();
  await expect.poll(async () => (await askedIn(page)) + (await askedIn(other))).toBeGreaterThan(0);
  const torn = (await askedIn(page)) > 0 ? page : other;
  await torn.getByRole('button', { name: kit('draft.keepMine') }).click();
  await expect(torn.getByRole('status').filter({ hasText: 'Saved at' })).toBeVisible();
  const title = await torn.getByLabel(startingWith(drama('drama.title'))).inputValue();
  await other.close();

  await page.goto('/lobby/drama');
  await page.getByRole('button', { name: drama('list.deleteNamed', { title }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: drama('delete.confirm') })
    .click();
  await expect(page.getByText(drama('list.none'))).toBeVisible();
});
