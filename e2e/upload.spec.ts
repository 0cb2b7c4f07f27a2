import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { zipFolder } from '../deploy/seed/zip-folder.ts';
import { expect, signIn, test } from './support/meowtale.ts';
import { CUT_OFF } from './support/network.ts';
import { newPerson, type Person } from './support/people.ts';
import { ENGLISH } from './support/visitor.ts';
import { startingWith } from './support/words.ts';

const { lobby: say } = ENGLISH;
const CHUNKS = '**/files/chunks/**';
const NOISE_BYTES = 26 * 1024 ** 2;
const numberIn = (url: string): number => Number(/\/(\d+)$/.exec(new URL(url).pathname)?.[1]);

let folder: string;
let maker: Person;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-'));
  maker = await newPerson('Large Worker', { creator: true });
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** A web game of 26 MB that nothing makes smaller: six parts. */
async function writeGame(): Promise<string> {
  const game = await mkdtemp(join(folder, 'game-'));
  await writeFile(join(game, 'index.html'), '<!doctype html><html lang="en"><head><title>Tides</title></head><body>Tides</body></html>');
  await writeFile(join(game, 'noise.bin'), randomBytes(NOISE_BYTES));
  const path = join(folder, 'tides.zip');
  await writeFile(path, await zipFolder(game));
  return path;
}

async function addApp(name: string): Promise<string> {
  const query = 'mutation App($name: String!) { addApp(name: $name, default_lang: "en-US") { uuid } }';
  return (await maker.ask<{ addApp: { uuid: string } }>(query, { name })).addApp.uuid;
}

async function openPopup(page: Page, name: string) {
  await page.goto('/lobby');
  await page.getByRole('button', { name: say('apps.uploadNamed', { name }) }).click();
  return page.getByRole('dialog', { name: say('uploadPopup.title', { name }) });
}

test('a large game survives a failing network and a reload: only what was missing is sent again', async ({ page, watched }) => {
  test.setTimeout(180_000);
  watched.forgive(CUT_OFF);
  const path = await writeGame();
  const name = `Tides ${Date.now().toString(36)}`;
  const app = await addApp(name);
  await signIn(page, maker.name);

  const there = new Set<number>();
  await test.step('two parts arrive, the rest hang', async () => {
    const popup = await openPopup(page, name);
    await page.route(CHUNKS, async (route) => {
      if (there.size >= 2 || route.request().method() !== 'PUT') return;
      const n = numberIn(route.request().url());
      there.add(n);
      await route.continue();
    });
    // Each intercepted part of 5 MB passes through the browser's debugger, one after the other, for seconds.
    const first = page.waitForResponse((response) => /\/files\/chunks\//.test(response.url()) && response.status() === 204, {
      timeout: 90_000,
    });
    await popup.getByLabel(startingWith(say('uploadPopup.file'))).setInputFiles(path);
    await first;
    await expect(popup.getByRole('progressbar', { name: say('uploader.sending', { name: 'tides.zip' }) })).toBeVisible();
    await expect(popup.getByRole('button', { name: say('uploader.pause') })).toBeVisible();
  });

  await test.step('the page asks before it is left, and is reloaded all the same', async () => {
    const accepted = page.waitForEvent('dialog').then((dialog) => dialog.accept());
    await page.reload();
    await accepted;
    // What hung went with the page that sent it.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('the same file goes on, over a network that fails once more', async () => {
    const popup = await openPopup(page, name);
    await expect(popup.getByText(/tides\.zip .* is partly uploaded/)).toBeVisible();
    const sent: number[] = [];
    let cut = 2;
    await page.route(CHUNKS, async (route) => {
      const n = numberIn(route.request().url());
      if (cut > 0) {
        cut -= 1;
        return route.abort('connectionreset');
      }
      sent.push(n);
      return route.continue();
    });
    await popup.getByLabel(startingWith(say('uploadPopup.file'))).setInputFiles(path);
    await expect(popup).toBeHidden({ timeout: 90_000 });
    expect(cut).toBe(0);
    expect(new Set(sent).size).toBe(sent.length);
    expect(sent.length).toBeLessThan(6);
    expect(sent.length).toBeGreaterThanOrEqual(4);
  });

  const { findApp } = await maker.ask<{ findApp: { list: { state: string; version: number }[] } }>(
    'query App($app: ID!) { findApp(uuid: $app) { list { state version } } }',
    { app },
  );
  expect(findApp.list).toEqual([{ state: 'ready', version: 1 }]);
});
