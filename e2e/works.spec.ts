import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { ports } from '../deploy/local/addresses.ts';
import { zipFolder } from '../deploy/seed/zip-folder.ts';
import { accountOf } from './support/account.ts';
import { type Draft, makeDraft, openDraft } from './support/drafts.ts';
import { expect, signIn, test } from './support/meowtale.ts';
import { newPerson, type Person } from './support/people.ts';
import { visitorAt } from './support/visitor.ts';

interface Hostile {
  attack(): Promise<Record<string, string>>;
  leaveTraces(): Promise<Record<string, string>>;
  findTraces(): Promise<string[]>;
  forge(app: string): void;
  call(): void;
  heard(): string[];
}
type Global = { hostile: Hostile };

test.setTimeout(180_000);

let maker: Person;
let one: Draft;
let two: Draft;

/** A draft whose work is the hostile one. */
async function makeWork(name: string): Promise<Draft> {
  const buffer = await zipFolder(join(import.meta.dirname, 'works'));
  return makeDraft(maker, name, { name: `${name}.zip`, mimeType: 'application/zip', buffer });
}

/** What a browser says when it refuses one of the attempts. */
const REFUSALS =
  /Content Security Policy|sandbox|Unsafe attempt|Failed to (?:load|register)|Blocked a frame|frame-ancestors|WebSocket|ERR_BLOCKED|X-Frame-Options|alert|fetching the script/i;

/** Opens a work as its maker does, and waits until it runs. */
async function play(page: Page, draft: Draft): Promise<Frame> {
  const frame = await openDraft(page, maker, draft);
  // The bridge hides a game until its place is known, and starts it again from a place that is newer.
  const game = page.frameLocator('iframe').locator('body[data-ready]');
  await expect(game.getByRole('heading', { name: 'A harmless little game' })).toBeVisible();
  return frame;
}

// Works of its own for each test: a game with a save is started again from it, and tests would find each other's.
test.beforeEach(async ({ watched }) => {
  watched.forgive(REFUSALS);
  maker = await newPerson('Two Faced', { creator: true });
  one = await makeWork('Harmless');
  two = await makeWork('Harmless too');
});

test('a hostile work reaches nothing of the page around it, of the site or of the network', async ({ page, context }) => {
  await context.addCookies([{ name: 'meowtale.theme', value: 'dark', url: 'http://localhost:3000' }]);
  await signIn(page, maker.name);
  const frame = await play(page, one);
  const origin = new URL(frame.url()).origin;
  const contactedOrigins: string[] = [];
  page.on('response', (response) => {
    if (response.frame() === frame && new URL(response.url()).origin !== origin) contactedOrigins.push(response.url());
  });
  const opened: string[] = [];
  context.on('page', (other) => opened.push(other.url()));
  page.on('dialog', (dialog) => opened.push(dialog.message()));

  const outcome = await frame.evaluate(() => (globalThis as unknown as Global).hostile.attack());
  expect(Object.keys(outcome).length).toBeGreaterThan(15);
  expect(Object.entries(outcome).filter(([, what]) => !what.startsWith('refused'))).toEqual([]);
  expect([...contactedOrigins, ...opened]).toEqual([]);

  await expect(page).toHaveURL(new RegExp(`/store/${one.store}/fullscreen$`));
  await expect(page.getByText('hostile', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(accountOf(visitorAt(page), maker.nickname)).toBeVisible();
});

/** A profile in which frames may keep things, as most browsers let them. */
async function profileWithStorage(folder: string): Promise<string> {
  await mkdir(join(folder, 'Default'), { recursive: true });
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile: { cookie_controls_mode: 0 } }));
  return folder;
}

const kinds = ['a private window', 'an ordinary window'];
for (const kind of kinds) {
  test(`in ${kind} two works know nothing of each other: neither what is kept nor what is said`, async ({
    browser,
    playwright,
    watched,
  }, info) => {
    const { launchOptions, baseURL } = info.project.use;
    const options = { ...launchOptions, baseURL, locale: 'en-US', viewport: { width: 1440, height: 900 } };
    const context =
      kind === 'a private window'
        ? await browser.newContext(options)
        : await playwright.chromium.launchPersistentContext(await profileWithStorage(info.outputPath('profile')), options);
    if (kind === 'an ordinary window') watched.follow(context);
    const firstPage = await context.newPage();
    await signIn(firstPage, maker.name);
    const first = await play(firstPage, one);
    const second = await play(await context.newPage(), two);

    const left = await first.evaluate(() => (globalThis as unknown as Global).hostile.leaveTraces());
    const isComplete = Object.values(left).every((what) => what.startsWith('done'));
    // Most browsers close storage to the frames of a private window; localStorage is then the bridge's stand-in.
    const closed = kind === 'a private window' && Object.values(left).every((what) => what.startsWith('refused'));
    expect(isComplete || closed, JSON.stringify(left)).toBe(true);
    const traces = isComplete ? ['trace', 'trace', 'trace', 'trace', 'cookie'] : ['trace', 'trace'];
    await first.evaluate(() => (globalThis as unknown as Global).hostile.call());
    expect(await first.evaluate(() => (globalThis as unknown as Global).hostile.findTraces())).toEqual(traces);
    expect(await second.evaluate(() => (globalThis as unknown as Global).hostile.findTraces())).toEqual([]);
    expect(await second.evaluate(() => (globalThis as unknown as Global).hostile.heard())).toEqual([]);
    const cookies = await context.cookies(['http://localhost:3000', `http://a-${two.app}.localhost:${ports.works}`]);
    expect(cookies.filter(({ name }) => name === 'trace')).toEqual([]);
  });
}

test("forged messages write into no other work's saves, navigate nowhere, and the page continues", async ({ page }) => {
  await signIn(page, maker.name);
  const frame = await play(page, one);
  await frame.evaluate((app) => (globalThis as unknown as Global).hostile.forge(app), two.app);
  const saveOf = async (app: string) =>
    (await maker.ask<{ findPlaySave: { data: string } | null }>('query Save($app: ID!) { findPlaySave(app_uuid: $app) { data } }', { app }))
      .findPlaySave;
  // What it may write is its own place, and only by its own name: waiting for that shows that the rest was read too.
  await expect.poll(() => saveOf(one.app)).not.toBeNull();
  expect(await saveOf(two.app)).toBeNull();
  expect((await saveOf(one.app))?.data.length).toBeLessThan(262_144);
  await expect(page).toHaveURL(new RegExp(`/store/${one.store}/fullscreen$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a work can be framed only by our pages, and its capability opens no other work', async ({ page, request }) => {
  await signIn(page, maker.name);
  const frame = await play(page, one);
  const url = new URL(frame.url());
  const asFrame = { 'sec-fetch-dest': 'iframe' };
  const answer = await request.get(`http://127.0.0.1:${ports.works}${url.pathname}`, { headers: { host: url.host, ...asFrame } });
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain('frame-ancestors http://localhost:3000;');
  expect(policy).toContain('sandbox ');
  const atOther = await request.get(`http://127.0.0.1:${ports.works}${url.pathname}`, {
    headers: { host: `a-${two.app}.localhost:${ports.works}`, ...asFrame },
  });
  expect(atOther.status()).toBe(403);
});

test('a work in a tab of its own is framed by a page of another origin, and neither leaves it nor reads who plays', async ({ page }) => {
  const { findApp } = await maker.ask<{ findApp: { list: { previewUrl: string }[] } }>(
    'query Made($uuid: ID!) { findApp(uuid: $uuid) { list { previewUrl } } }',
    { uuid: one.app },
  );
  const address = new URL(findApp.list[0]?.previewUrl ?? '');
  for (const open of [() => page.goto(address.href), () => page.reload()]) {
    await open();
    await expect(page).toHaveURL(`http://a-tab.localhost:${ports.works}${address.pathname}`);
    const game = page.frameLocator('iframe').locator('body[data-ready]');
    await expect(game.getByRole('heading', { name: 'A harmless little game' })).toBeVisible();
  }
  const frame = page.frames().find((candidate) => candidate.url().includes(one.app));
  await frame?.evaluate(() => {
    location.href = 'http://localhost:3001/health/live';
  });
  await expect.poll(() => page.frames().some((candidate) => candidate.url().includes('localhost:3001'))).toBe(false);
  await expect(page).toHaveURL(`http://a-tab.localhost:${ports.works}${address.pathname}`);
});
