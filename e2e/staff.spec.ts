import { signIn } from './support/account.ts';
import { findInQueue } from './support/creator.ts';
import { pictures } from './support/files.ts';
import { expect, test } from './support/meowtale.ts';
import { demoPerson, givePro, newPerson, type Person } from './support/people.ts';
import { submitFullListing } from './support/submission.ts';
import { ENGLISH, localeTextsOf, toastOf, type Visitor, visitorAt } from './support/visitor.ts';
import { startingWith } from './support/words.ts';

const { lobby } = ENGLISH;
const run = Date.now().toString(36);
const NAME = `The Long Pier ${run}`;
const READ = 'query ($id: ID!) { findStoreMe(id: $id) { list { current_submit { uuid revision } } } }';

const SHOWN = 'query ($id: ID!) { findStore(id: $id) { list { store_info { data { cover { uuid url } screenshots { uuid } } } } } }';
interface ShownPictures {
  cover: { uuid: string; url: string };
  screenshots: { uuid: string }[];
}

const reasonIn = ({ page }: Visitor) => page.getByRole('dialog').getByRole('textbox', { name: lobby('staff.reason') });

/** Gives the reason in the open dialog, and confirms it. */
async function confirm(staff: Visitor, reason: string, action: string) {
  await reasonIn(staff).fill(reason);
  await staff.page.getByRole('dialog').getByRole('button', { name: action }).click();
}

/** Returns the pictures of a public page. */
async function shownPictures(store: string): Promise<ShownPictures> {
  const { findStore } = await (await demoPerson('player')).ask<{ findStore: { list: [{ store_info: [{ data: ShownPictures }] }] } }>(
    SHOWN,
    {
      id: store,
    },
  );
  return findStore.list[0].store_info[0].data;
}

/** Submits the current draft through the API. */
const handInAgain = (maker: Person, store: string) =>
  maker.ask('mutation Again($id: ID!) { addStoreSubmit(store_id: $id) { uuid } }', { id: store });

test('staff pin words to fields, see what changed, override a page, tell everybody, and suspend', async ({ browser }) => {
  test.setTimeout(480_000);
  const newVisitor = async (language = ENGLISH.language) => {
    const page = await (await browser.newContext({ locale: language })).newPage();
    return { ...visitorAt(page), texts: localeTextsOf(language) };
  };
  const maker = await newPerson(`Pier Maker ${run}`, { creator: true });
  const { store } = await submitFullListing(maker, NAME);
  const [staff, creator] = [await newVisitor(), await newVisitor()];
  await signIn(staff, 'staff@meowtale.example');
  await signIn(creator, `${maker.name}@meowtale.example`);
  const open = async () => {
    await (await findInQueue(staff, NAME)).click();
    await staff.page.getByRole('button', { name: lobby('review.take') }).click();
  };

  await test.step('a refusal carries a comment, which its creator finds at the field', async () => {
    await open();
    await staff.page.getByRole('button', { name: /^Comment on: Short description/ }).click();
    await staff.page.getByRole('textbox', { name: /^Comment on: Short description/ }).fill('Say it shorter.');
    await staff.page.getByRole('button', { name: lobby('review.refuse') }).click();
    await staff.page.getByRole('combobox', { name: lobby('review.why') }).click();
    await staff.page.getByRole('option', { name: lobby('rejection.bug') }).click();
    await staff.page.getByRole('textbox', { name: lobby('review.memo') }).fill('See the brief.');
    await staff.page.getByRole('button', { name: lobby('review.refuse') }).click();
    await expect(toastOf(staff, lobby('review.done.refuse'))).toBeVisible();
    await creator.page.goto(`/set-store/${store}/information`);
    const brief = creator.page.getByRole('textbox', { name: lobby('information.brief'), exact: true });
    await expect(brief).toHaveAccessibleDescription(/From the review: Say it shorter\./);
  });

  await test.step('handed in again it passes and comes out; a later version shows what changed', async () => {
    await handInAgain(maker, store);
    await open();
    await staff.page.getByRole('button', { name: lobby('review.pass'), exact: true }).click();
    await expect(toastOf(staff, lobby('review.done.pass'))).toBeVisible();
    await givePro(maker);
    await maker.ask('mutation Release($id: ID!) { releaseStore(store_id: $id) { uuid } }', { id: store });
    await maker.ask('mutation Begin($id: ID!) { addStoreSubmit(store_id: $id, status: 1) { uuid } }', { id: store });
    const { findStoreMe } = await maker.ask<{ findStoreMe: { list: [{ current_submit: { uuid: string; revision: number } }] } }>(READ, {
      id: store,
    });
    const { uuid, revision } = findStoreMe.list[0].current_submit;
    await maker.ask(
      `mutation Save($id: ID!, $uuid: ID!, $revision: Int!) {
        updateStoreSubmit(store_id: $id, uuid: $uuid, revision: $revision, data: { store_submit_price: { list: [{ country: "us", meowcent: 599 }] } }) { uuid } }`,
      { id: store, uuid, revision },
    );
    await handInAgain(maker, store);
    await open();
    const changes = staff.page.getByRole('region', { name: lobby('review.diff.label'), exact: true });
    await expect(changes.getByRole('row', { name: /^Prices/ })).toContainText('599');
    await staff.page.getByRole('button', { name: lobby('review.pass'), exact: true }).click();
    await expect(toastOf(staff, lobby('review.done.pass'))).toBeVisible();
  });

  await test.step('staff change the page that is out, and the creator is told why', async () => {
    await staff.page.goto(`/lobby/staff/stores?store=${store}`);
    await staff.page.getByRole('textbox', { name: lobby('information.name'), exact: true }).fill(`A Short Pier ${run}`);
    await staff.page.getByRole('button', { name: lobby('override.act') }).click();
    await reasonIn(staff).fill('The long pier is another’s.');
    await staff.page
      .getByRole('dialog')
      .getByRole('button', { name: lobby('override.act') })
      .click();
    await expect(toastOf(staff, lobby('override.done'))).toBeVisible();
    await creator.page.goto(`/set-store/${store}`);
    await expect(creator.page.getByText(lobby('notice.overridden'))).toBeVisible();
    await creator.page.goto('/notices');
    await expect(creator.page.getByText('The long pier is another’s.')).toBeVisible();
  });

  await test.step('staff replace the cover and a screenshot of the page that is out', async () => {
    const before = await shownPictures(store);
    const images = await pictures(44);
    const [screenshot] = images.screenshots;
    if (!screenshot) throw new Error('no screenshot was drawn');
    await staff.page.goto(`/lobby/staff/stores?store=${store}`);
    const button = (name: string) => staff.page.getByRole('button', { name, exact: true });
    await button(lobby('information.removeScreenshot', { number: 1 })).click();
    await expect(button(lobby('override.restoreScreenshot', { number: 1 }))).toBeVisible();
    await staff.page.getByLabel(/^Screenshots \(/).setInputFiles(screenshot);
    await expect(staff.page.getByText(lobby('override.added'), { exact: true })).toBeVisible();
    await button(lobby('upload.removeNamed', { what: lobby('information.cover') })).click();
    await staff.page.getByLabel(startingWith(lobby('information.cover'))).setInputFiles(images.cover);
    await expect(button(lobby('upload.removeNamed', { what: lobby('information.cover') }))).toBeVisible();
    const changes = staff.page.getByRole('region', { name: lobby('review.diff.label'), exact: true });
    await expect(changes.getByRole('row', { name: startingWith(lobby('information.cover')) }).getByRole('img')).toHaveCount(2);
    await button(lobby('override.act')).click();
    await confirm(staff, `Not for all ages ${run}.`, lobby('override.act'));
    await expect(toastOf(staff, lobby('override.done'))).toBeVisible();
    const after = await shownPictures(store);
    expect(after.cover.uuid).not.toBe(before.cover.uuid);
    const uuids = (shown: ShownPictures) => shown.screenshots.map(({ uuid }) => uuid);
    expect(uuids(after).slice(0, -1)).toEqual(uuids(before).slice(1));
    const isLoaded = staff.page.evaluate((url) => {
      const image = new Image();
      image.src = url;
      return image.decode().then(
        () => true,
        () => false,
      );
    }, after.cover.url);
    expect(await isLoaded).toBe(true);
  });

  await test.step('staff add a row to a home page, which a guest reads, and take it off again', async () => {
    const row = `Desk’s row ${run}`;
    const home = staff.page;
    await home.goto('/lobby/staff/home?platform=meowtale-open');
    await home.getByRole('button', { name: lobby('homePage.addRow'), exact: true }).click();
    await home
      .getByRole('textbox', { name: lobby('homePage.title', { language: 'English' }) })
      .last()
      .fill(row);
    await home.getByRole('button', { name: lobby('homePage.addTo', { name: row }), exact: true }).click();
    const dialog = home.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('Peony Season');
    await dialog.getByRole('searchbox').press('Enter');
    await dialog.getByRole('button', { name: lobby('homePage.pickNamed', { name: 'Peony Season' }), exact: true }).click();
    await dialog.getByRole('button', { name: lobby('homePage.finish'), exact: true }).click();
    await home.getByRole('button', { name: lobby('homePage.save'), exact: true }).click();
    await confirm(staff, `A row ${run}.`, lobby('homePage.save'));
    await expect(toastOf(staff, lobby('homePage.saved'))).toBeVisible();
    const guest = await newVisitor();
    const shown = guest.page.getByRole('region', { name: row, exact: true });
    await expect(async () => {
      await guest.page.goto('/?platform=meowtale-open');
      await expect(shown.getByRole('link', { name: /Peony Season/ }).first()).toBeVisible();
    }).toPass({ timeout: 60_000 });
    await home.reload();
    await home.getByRole('button', { name: lobby('homePage.remove', { name: row }), exact: true }).click();
    await home.getByRole('button', { name: lobby('homePage.save'), exact: true }).click();
    await confirm(staff, `No row ${run}.`, lobby('homePage.save'));
    await expect(toastOf(staff, lobby('homePage.saved'))).toBeVisible();
  });

  await test.step('a notice to somebody is read in German by a German', async () => {
    const reader = await newPerson(`Leser ${run}`);
    const { me } = await reader.ask<{ me: { uuid: string } }>('{ me { uuid } }');
    await staff.page.goto('/lobby/staff/notifications');
    await staff.page.getByRole('radio', { name: lobby('official.audience.people') }).check();
    await staff.page.getByRole('textbox', { name: lobby('official.people') }).fill(me.uuid);
    await staff.page.getByRole('textbox', { name: /^Text/ }).fill(`We move ${run}.`);
    await staff.page.getByRole('tab', { name: 'German' }).click();
    await staff.page.getByRole('textbox', { name: /^Text/ }).fill(`Wir ziehen um ${run}.\nBis bald.`);
    await staff.page.getByRole('button', { name: lobby('official.send') }).click();
    await reasonIn(staff).fill(`The move ${run}.`);
    await staff.page
      .getByRole('dialog')
      .getByRole('button', { name: lobby('official.send') })
      .click();
    await expect(toastOf(staff, lobby('official.done'))).toBeVisible();
    const german = await newVisitor('de-DE');
    await signIn(german, `${reader.name}@meowtale.example`);
    await german.page.goto(german.texts.at('/notices'));
    const notice = german.page.getByText(`Wir ziehen um ${run}.`);
    await expect(notice).toBeVisible();
    // Line breaks are preserved, as the form says.
    await expect(notice).toHaveText(`Wir ziehen um ${run}.\nBis bald.`, { useInnerText: true });
    await expect(notice).toHaveCSS('white-space', 'pre-wrap');
  });

  await test.step('somebody suspended sells nothing, and each deed stands in the audit log', async () => {
    await staff.page.goto(`/lobby/staff/people?q=${encodeURIComponent(maker.nickname)}`);
    await staff.page.getByRole('button', { name: lobby('people.suspendNamed', { name: maker.nickname }) }).click();
    await reasonIn(staff).fill('Sold elsewhere.');
    await staff.page
      .getByRole('dialog')
      .getByRole('button', { name: lobby('people.suspend'), exact: true })
      .click();
    await expect(toastOf(staff, lobby('people.suspendDone', { name: maker.nickname }))).toBeVisible();
    const { findStore } = await (await demoPerson('player')).ask<{ findStore: { totalCount: number } }>(
      'query Gone($q: StoreQuery) { findStore(search_type: "list", q: $q) { totalCount } }',
      { q: { keyword: `Short Pier ${run}` } },
    );
    expect(findStore.totalCount).toBe(0);
    for (const action of ['person-suspend', 'notice-add', 'home-set', 'store-override', 'review-pass']) {
      await staff.page.goto(`/lobby/staff/audit?action=${action}`);
      const entry = staff.page.getByRole('row', { name: lobby(`audit.action.${action}`) }).filter({ hasText: run });
      await expect(entry.first(), action).toBeVisible();
    }
    await creator.page.goto('/notices');
    await expect(creator.page.getByText('Sold elsewhere.')).toBeVisible();
  });
});
