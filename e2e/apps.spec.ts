import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/meowtale.ts';
import { newPerson, type Person } from './support/people.ts';
import { unzip } from './support/unzip.ts';
import { holding, shaped, wordsOf } from './support/words.ts';

test.setTimeout(180_000);

const say = wordsOf('mf-lobby');
const store = wordsOf('mf-store');
const player = wordsOf('svc-catalog/player');
const STORY = 'The ferry is late. # title: The Ferry\n* [Wait] You wait, and it comes.\n  -> END\n* [Walk] You walk home.\n  -> END';

async function makeApp(maker: Person, name: string, story = STORY): Promise<string> {
  const { addApp } = await maker.ask<{ addApp: { uuid: string } }>(
    'mutation ($name: String!) { addApp(name: $name, default_lang: "en-US") { uuid } }',
    { name },
  );
  const file = await maker.upload(Buffer.from(story), 'ferry.ink', { scope: 'app' });
  await maker.ask('mutation ($uuid: ID!, $file: ID!) { setAppUpload(uuid: $uuid, file_uuid: $file) { uuid } }', {
    uuid: addApp.uuid,
    file,
  });
  return addApp.uuid;
}

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: say('apps.more', { name }) }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a work in no store is shown to a tester by a link, and is theirs no more once it is taken back', async ({
  page,
  browser,
  watched,
}) => {
  const maker = await newPerson('sharer', { creator: true });
  await makeApp(maker, 'The Ferry');
  await signIn(page, maker.name);
  await page.goto('/lobby');
  await choose(page, 'The Ferry', say('apps.share'));
  const popup = page.getByRole('dialog', { name: say('sharePopup.title', { name: 'The Ferry' }) });
  await expect(popup.getByText(say('sharePopup.age', { age: '7 days' }))).toBeVisible();
  await popup.getByRole('button', { name: say('sharePopup.add') }).click();
  await expect(popup.getByText(shaped(say('sharePopup.until', { date: '{{date}}' })))).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await popup.getByRole('button', { name: shaped(say('sharePopup.copyNamed', { date: '{{date}}' })) }).click();
  await expect(page.getByText(say('sharePopup.copied'))).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/^http:\/\/localhost:3000\/shared\/[\w-]{24}$/);

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(address);
  const stage = theirs.frameLocator('iframe[title="The Ferry"]');
  await expect(stage.getByText('The ferry is late.')).toBeVisible();
  await stage.getByRole('button', { name: 'Wait' }).click();
  await expect(stage.getByText('You wait, and it comes.').first()).toBeVisible();
  await expect(theirs.getByText(shaped(store('play.sharedUntil', { date: '{{date}}' })))).toBeVisible();

  await popup.getByRole('button', { name: shaped(say('sharePopup.delNamed', { date: '{{date}}' })) }).click();
  await expect(popup.getByText(say('sharePopup.none'))).toBeVisible();
  watched.forgive(/\/shared\/.*the server responded with a status of 404/);
  expect((await theirs.reload())?.status()).toBe(404);
  await expect(theirs.getByRole('heading', { name: store('play.linkOverTitle') })).toBeVisible();
});

test('a story built with Basic plays from a disk and from any web server, under our logo', async ({ page, browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  const maker = await newPerson('builder', { creator: true });
  await makeApp(maker, 'The Ferry');
  await signIn(page, maker.name);
  await page.goto('/lobby');
  await choose(page, 'The Ferry', say('apps.builds'));
  const web = page.getByRole('region', { name: say('system.web') });
  await web
    .getByRole('button', { name: shaped(say('buildsPopup.buildNamed', { verb: say('buildsPopup.build'), platform: '{{platform}}' })) })
    .click();
  await expect(web.getByText(say('buildsPopup.state.passed'))).toBeVisible({ timeout: 60_000 });
  const coming = page.waitForEvent('download');
  await web.getByRole('link', { name: shaped(say('buildsPopup.download', { size: '{{size}}' })) }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('The Ferry-v1-web.zip');
  unzip(readFileSync(await download.path()), folder);

  const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://any').pathname.replace('/any/folder/', '');
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
    // A browser asks for an icon by itself.
    if (path.endsWith('favicon.ico')) response.writeHead(204).end();
    else response.end(readFileSync(join(folder, path)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}/any/folder/index.html`;
  const reader = await browser.newContext();
  for (const address of [pathToFileURL(join(folder, 'index.html')).href, elsewhere]) {
    const tab = await reader.newPage();
    await tab.goto(address);
    await expect(tab.getByRole('link', { name: player('madeWith') })).toHaveAttribute('href', 'http://localhost:3000');
    await expect(tab.getByText(player('advertisement'))).toBeVisible();
    const work = tab.frameLocator('iframe[title="The Ferry"]');
    await expect(work.getByText('The ferry is late.')).toBeVisible();
    await work.getByRole('button', { name: 'Walk' }).click();
    await expect(work.getByText('You walk home.').first()).toBeVisible();
    await tab.reload();
    await expect(work.getByText('You walk home.').first()).toBeVisible();
    await tab.close();
  }
  server.close();
  rmSync(folder, { recursive: true });
});

test('words find an app in a long list, and a label narrows it', async ({ page }) => {
  const maker = await newPerson('collector', { creator: true });
  for (let number = 1; number <= 3; number += 1) await makeApp(maker, `Ferry ${number}`);
  const other = await makeApp(maker, 'Lighthouse');
  await maker.ask('mutation { addCustomTag(category: "app", name: "night") { uuid } }');
  await maker.ask('mutation ($uuid: ID!) { setAppTags(uuid: $uuid, tags: ["user:night"]) { uuid } }', { uuid: other });
  await signIn(page, maker.name);
  await page.goto('/lobby');
  await expect(page.getByRole('rowheader')).toHaveCount(4);
  await page.getByRole('textbox', { name: say('apps.search') }).fill('ferry');
  await expect(page).toHaveURL(/\?q=ferry$/);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await page.getByRole('button', { name: 'night' }).click();
  await expect(page.getByText(say('apps.nothingFound'))).toBeVisible();
  await page.getByRole('link', { name: say('apps.showAll') }).click();
  await page.getByRole('button', { name: 'night' }).click();
  await expect(page.getByRole('rowheader', { name: holding('Lighthouse') })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
});

test('an app’s editor opens in a tab of its own, by a link that is nothing a second time or elsewhere', async ({
  page,
  browser,
  context,
}) => {
  const editor = wordsOf('mf-drama-editor');
  const maker = await newPerson('editor', { creator: true });
  const uuid = await makeApp(maker, 'The Ferry');
  await signIn(page, maker.name);
  await page.goto('/lobby');
  const navigationRequest = context.waitForEvent(
    'request',
    (request) => request.url().includes('/set-app/') && request.isNavigationRequest(),
  );
  const opening = context.waitForEvent('page');
  await choose(page, 'The Ferry', say('apps.openEditor'));
  const tab = await opening;
  const address = (await navigationRequest).url();
  expect(address).toMatch(new RegExp(`/set-app/${uuid}\\?c=[\\w-]{43}&lang=en-US$`));
  const pane = tab.getByRole('region', { name: editor('playPane.title') });
  await expect(pane.getByText('The ferry is late.')).toBeVisible();
  await expect(tab).toHaveURL(`http://localhost:3000/set-app/${uuid}`);
  await tab.reload();
  await expect(tab.getByRole('heading', { name: 'The Ferry' })).toBeVisible();
  await tab.goto(address);
  await expect(tab.getByRole('heading', { name: editor('appEditor.over') })).toBeVisible();
  await tab.close();

  const stranger = await (await browser.newContext()).newPage();
  await signIn(stranger, (await newPerson('stranger', { creator: true })).name);
  await stranger.goto(`/set-app/${uuid}`);
  await expect(stranger.getByRole('heading', { name: editor('appEditor.missing') })).toBeVisible();
});
