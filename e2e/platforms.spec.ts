import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipFolder } from '../deploy/seed/zip-folder.ts';
import { signIn } from './support/account.ts';
import { handIn, release, saved } from './support/creator.ts';
import type { Payload } from './support/files.ts';
import { expect, test } from './support/meowtale.ts';
import { buy, demoPerson, givePro, newPerson } from './support/people.ts';
import { submitFullListing } from './support/submission.ts';
import { ENGLISH, toastOf, visitorAt } from './support/visitor.ts';
import { startingWith } from './support/words.ts';

const { lobby, shop } = ENGLISH;

const run = Date.now().toString(36);
const STORY = `The Tide Clock ${run}`;
/** A host that no name server knows, now or ever. */
const ELSEWHERE = 'https://tide-clock.example.com/whole.zip';

const REVIEW = `mutation Judge($uuid: ID!, $action: String!, $type: String, $memo: String) {
  reviewStoreSubmit(uuid: $uuid, action: $action, rejection_type: $type, memo: $memo) { submit { uuid } } }`;

/** A package with these files in it. */
async function packed(name: string, files: readonly string[]): Promise<Payload> {
  const folder = await mkdtemp(join(tmpdir(), 'package-'));
  try {
    for (const file of files) await writeFile(join(folder, file), `${file} of ${name}`);
    return { name, mimeType: 'application/octet-stream', buffer: await zipFolder(folder) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('refused for the web, a game comes back for Windows and Android, and in its next version lies elsewhere', async ({ browser }) => {
  test.setTimeout(240_000);
  const [maker, staff, player, windows, android] = await Promise.all([
    newPerson('Clock Maker', { creator: true }),
    demoPerson('staff'),
    newPerson(`Clock Player ${run}`, { coins: 600 }),
    packed('tide-clock.zip', ['clock.exe', 'readme.txt']),
    packed('tide-clock.apk', ['AndroidManifest.xml', 'classes.dex']),
  ]);
  await givePro(maker);
  const { store, uuid } = await submitFullListing(maker, STORY);
  const creator = visitorAt(await (await browser.newContext()).newPage());
  const buyer = visitorAt(await (await browser.newContext({ acceptDownloads: true })).newPage());
  const { page } = creator;

  const newest = async () => {
    const { findStoreSubmit } = await maker.ask<{ findStoreSubmit: { list: { uuid: string }[] } }>(
      'query Handed($id: ID!) { findStoreSubmit(store_id: $id) { list { uuid } } }',
      { id: store },
    );
    return findStoreSubmit.list[0]?.uuid;
  };
  const pass = async () => {
    const waiting = await newest();
    for (const action of ['take', 'pass']) await staff.ask(REVIEW, { uuid: waiting, action });
  };
  const downloadFor = (system: 'windows' | 'android') =>
    buyer.page.getByRole('link', { name: shop('buy.download', { system: shop(`system.${system}`) }) });

  await test.step('staff refuse it, and its maker uploads a package for each system', async () => {
    for (const decision of [{ action: 'take' }, { action: 'refuse', type: 'bug', memo: 'It wants a window of its own.' }])
      await staff.ask(REVIEW, { uuid, ...decision });
    await signIn(creator, `${maker.name}@meowtale.example`);
    await page.goto(`/set-store/${store}/application`);
    await page.getByRole('button', { name: lobby('deed.editAgain') }).click();
    await page.getByRole('radio', { name: startingWith(lobby('game.types.2')) }).check();
    const full = page.getByRole('group', { name: lobby('game.official_app_uuid') });
    await full.getByRole('button', { name: lobby('upload.removeNamed', { what: STORY }) }).click();
    for (const [system, file] of [
      ['windows', windows],
      ['android', android],
    ] as const) {
      const called = lobby(`system.${system}`);
      await full.getByRole('combobox', { name: lobby('packages.system') }).click();
      await page.getByRole('option', { name: called }).click();
      await full.getByLabel(startingWith(lobby('packages.choose', { system: called }))).setInputFiles(file);
      await expect(full.getByRole('listitem').filter({ hasText: called })).toContainText(file.name);
    }
    const systems = new Intl.ListFormat('en').format(['windows', 'android'].map((system) => lobby(`system.${system}`)));
    await expect(page.getByText(lobby('game.systems', { systems }))).toBeVisible();
    await saved(creator);
    await handIn(creator);
  });

  await test.step('it passes and comes out', async () => {
    await pass();
    await release(creator, store);
  });

  await test.step('who bought it downloads what was uploaded, and nobody else', async () => {
    await signIn(buyer, `${player.name}@meowtale.example`);
    await buyer.page.goto(`/store/${store}`);
    await expect(buyer.page.getByRole('heading', { level: 1, name: STORY })).toBeVisible();
    await expect(downloadFor('windows')).toHaveCount(0);
    await buy(player, store);
    await buyer.page.reload();
    for (const [system, file] of [
      ['windows', windows],
      ['android', android],
    ] as const) {
      const [download] = await Promise.all([buyer.page.waitForEvent('download'), downloadFor(system).click()]);
      expect(download.suggestedFilename()).toBe(file.name);
      expect((await readFile(await download.path())).equals(file.buffer)).toBe(true);
    }
  });

  await test.step('its next version is something else, which lies elsewhere', async () => {
    await page.goto(`/set-store/${store}/application`);
    await page.getByRole('button', { name: lobby('deed.newVersion') }).click();
    await page.getByRole('radio', { name: startingWith(lobby('game.types.3')) }).check();
    await page.getByRole('button', { name: `${lobby('urls.official_app')} ${lobby('urls.set')}` }).click();
    const popup = page.getByRole('dialog', { name: lobby('urls.official_app') });
    await popup.getByRole('combobox', { name: lobby('urls.system', { number: '1' }) }).click();
    await page.getByRole('option', { name: lobby('system.web') }).click();
    await popup.getByRole('textbox', { name: lobby('urls.url', { number: '1' }) }).fill(ELSEWHERE);
    await popup.getByRole('button', { name: lobby('urls.save') }).click();
    await expect(page.getByRole('link', { name: ELSEWHERE })).toBeVisible();
    await saved(creator);
    await page.goto(`/set-store/${store}/submit`);
    // The check reports that the link is unreachable; its creator acknowledges it.
    await page.getByRole('checkbox', { name: lobby('check.acknowledge') }).check();
    await page.getByRole('button', { name: lobby('submit.act') }).click();
    await expect(toastOf(creator, lobby('submit.done'))).toBeVisible();
    await pass();
    await release(creator, store);
    await buyer.page.reload();
    const there = buyer.page.getByRole('link', { name: shop('buy.visit', { host: 'tide-clock.example.com' }) });
    await expect(there).toHaveAttribute('href', ELSEWHERE);
    await expect(downloadFor('android')).toHaveCount(0);
  });
});
