import { signIn } from './support/account.ts';
import { handIn, saved } from './support/creator.ts';
import { expect, test } from './support/meowtale.ts';
import { demoPerson, givePro, newPerson } from './support/people.ts';
import { submitFullListing } from './support/submission.ts';
import { ENGLISH, toastOf, visitorAt } from './support/visitor.ts';
import { startingWith } from './support/words.ts';

const { lobby } = ENGLISH;

const run = Date.now().toString(36);
const STORY = `The Sluice ${run}`;
const MEMO = 'The sluice never opens.';

const REVIEW = `mutation Judge($uuid: ID!, $action: String!, $part: String, $type: String, $memo: String) {
  reviewStoreSubmit(uuid: $uuid, action: $action, part: $part, rejection_type: $type, memo: $memo) { submit { uuid page_state package_state } } }`;

test('a page that passes and a game that doesn’t: only the game is looked at again, and early access ends once', async ({ browser }) => {
  test.setTimeout(180_000);
  const [maker, staff] = await Promise.all([newPerson('Sluice Maker', { creator: true }), demoPerson('staff')]);
  const { store, uuid } = await submitFullListing(maker, STORY);
  const creator = visitorAt(await (await browser.newContext()).newPage());
  const { page } = creator;

  await test.step('its creator reads why the game was refused, and that the page passed', async () => {
    for (const decision of [
      { action: 'take' },
      { action: 'pass', part: 'page' },
      { action: 'refuse', part: 'package', type: 'bug', memo: MEMO },
    ])
      await staff.ask(REVIEW, { uuid, ...decision });
    await signIn(creator, `${maker.name}@meowtale.example`);
    await page.goto(`/set-store/${store}/package-review`);
    await expect(page.getByText(lobby('packageReview.hint.5'))).toBeVisible();
    await expect(page.getByText(MEMO).first()).toBeVisible();
    await expect(page.getByRole('link', { name: lobby('review.play.official_app') })).toBeVisible();
    await page.goto(`/set-store/${store}`);
    const happened = page.getByRole('list', { name: lobby('timeline.title') });
    await expect(happened.getByText(lobby('timeline.action.pass-page'))).toBeVisible();
    await expect(happened.getByText(lobby('timeline.action.refuse-package'))).toBeVisible();
  });

  await test.step('the check finds a link that leads nowhere, and leads to it', async () => {
    await page.goto(`/set-store/${store}/application`);
    await page.getByRole('button', { name: lobby('deed.editAgain') }).click();
    const description = page.getByLabel(startingWith(lobby('game.description')));
    await description.fill('Mended. See http://10.0.0.1/sluice.');
    await saved(creator);
    await page.goto(`/set-store/${store}/submit`);
    const found = page.getByRole('list', { name: lobby('check.list') });
    await expect(found.getByText(lobby('check.link-private', { url: 'http://10.0.0.1/sluice' }))).toBeVisible();
    await expect(page.getByRole('button', { name: lobby('submit.act') })).toBeDisabled();
    await found.getByRole('link', { name: lobby('check.goNamed', { what: lobby('game.description') }) }).click();
    await expect(description).toBeFocused();
    await description.fill('Mended.');
    await saved(creator);
    await handIn(creator);
    await expect(page.getByText(lobby('submit.submitted')).first()).toBeVisible();
  });

  await test.step('staff look at the game alone, and it passes', async () => {
    const { findStoreSubmit } = await maker.ask<{
      findStoreSubmit: { list: { uuid: string; page_state: number; package_state: number }[] };
    }>('query Handed($id: ID!) { findStoreSubmit(store_id: $id) { list { uuid page_state package_state } } }', { id: store });
    const [waiting] = findStoreSubmit.list;
    expect(waiting).toMatchObject({ page_state: 4, package_state: 2 });
    for (const action of ['take', 'pass']) await staff.ask(REVIEW, { uuid: waiting?.uuid, action });
  });

  await test.step('it comes out as early access, which ends for good', async () => {
    await givePro(maker);
    await page.goto(`/set-store/${store}/submit`);
    await page.getByRole('radio', { name: startingWith(lobby('offer.types.early_access')) }).check();
    await page.getByRole('button', { name: lobby('release.act') }).click();
    await expect(toastOf(creator, lobby('release.done'))).toBeVisible();
    await page.goto(`/set-store/${store}`);
    await page.getByRole('button', { name: lobby('offer.end') }).click();
    const question = page.getByRole('dialog', { name: lobby('offer.endTitle') });
    await question.getByRole('button', { name: lobby('offer.end') }).click();
    await expect(page.getByText(`${lobby('offer.type')}: ${lobby('offer.types.official')}`)).toBeVisible();
    const happened = page.getByRole('list', { name: lobby('timeline.title') });
    await expect(happened.getByText(lobby('timeline.action.release'), { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: lobby('offer.end') })).toHaveCount(0);
  });
});
