import type { Frame, Page, Response } from '@playwright/test';
import { type Draft, makeDraft, openDraft } from './support/drafts.ts';
import { engineExports } from './support/engines.ts';
import { expect, signIn, test } from './support/meowtale.ts';
import { newPerson, type Person } from './support/people.ts';

type Engine = keyof typeof engineExports;
interface Played {
  frame: Frame;
  /** The status of what was said of a file of the game, its type and its encoding. */
  sent(file: string): Promise<(number | string | undefined)[]>;
  responses(file: string): Response[];
}

let maker: Person;
test.beforeAll(async () => {
  maker = await newPerson('Six Engines', { creator: true });
});

const makeGame = async (engine: Engine): Promise<Draft> => makeDraft(maker, `${engine} game`, await engineExports[engine]());

/** Opens a game at its play page, and notes what its frame is sent. */
async function play(page: Page, draft: Draft): Promise<Played> {
  const heard: Response[] = [];
  page.on('response', (response) => heard.push(response));
  await signIn(page, maker.name);
  const frame = await openDraft(page, maker, draft);
  const responses = (file: string) => heard.filter((response) => new URL(response.url()).pathname.endsWith(`/${file}`));
  async function sent(file: string) {
    await expect.poll(() => responses(file).length, `${file} is asked for`).toBeGreaterThan(0);
    const response = responses(file)[0] as Response;
    const { 'content-type': type, 'content-encoding': encoding } = await response.allHeaders();
    return [response.status(), type, encoding];
  }
  return { frame, sent, responses };
}

/** The square of the game's canvas that is lit, counted from its left. */
const litSquare = (frame: Frame) =>
  frame.evaluate(() => {
    const context = document.querySelector('canvas')?.getContext('2d');
    if (!context) return null;
    const { data, width } = context.getImageData(0, 5, 160, 1);
    const lit = Array.from({ length: width }, (_, x) => data[x * 4]).indexOf(255);
    return lit === -1 ? null : lit / 10;
  });
const expectLit = (frame: Frame, square: number) => expect.poll(() => litSquare(frame), { message: 'the lit square' }).toBe(square);

/** Presses a key in the game once the bridge shows it: what is hidden takes no focus, and the key would be lost. */
async function press(frame: Frame, key: string): Promise<void> {
  const canvas = frame.locator('canvas');
  await expect(canvas).toBeVisible();
  await canvas.press(key);
}

const statusOf = (frame: Frame, file: string) => frame.evaluate(async (name) => (await fetch(name)).status, file);

/** What the browser logs of a file that isn't there, and of a service worker that a game may not have. */
const NOT_THERE = /the server responded with a status of 404/;
const NO_SERVICE_WORKER = /bad HTTP response code \(403\) was received when fetching the script/;

test('a Godot 4 game with threads runs isolated once its creator enables it, as the precheck advises', async ({ page, watched }) => {
  watched.forgive(NOT_THERE);
  const draft = await makeGame('godot');
  const warnings = async () => {
    const query = 'query Check($uuid: ID!) { checkStoreSubmit(uuid: $uuid) { findings { key } } }';
    const { checkStoreSubmit } = await maker.ask<{ checkStoreSubmit: { findings: { key: string }[] } }>(query, { uuid: draft.submit });
    return checkStoreSubmit.findings.map(({ key }) => key).filter((key) => key.startsWith('check.pack-'));
  };
  expect(await warnings()).toEqual(['check.pack-threads']);
  await maker.ask('mutation Isolate($uuid: ID!) { setApp(uuid: $uuid, isolated: true) { uuid } }', { uuid: draft.app });
  expect(await warnings()).toEqual([]);

  const { frame, sent } = await play(page, draft);
  await expect(frame.getByRole('status')).toHaveText('Started');
  expect(await frame.evaluate(() => crossOriginIsolated)).toBe(true);
  await expectLit(frame, 0);
  await press(frame, 'ArrowRight');
  await press(frame, 'ArrowRight');
  await expectLit(frame, 2);
  expect(await sent('index.wasm')).toEqual([200, 'application/wasm', undefined]);
  expect(await sent('index.pck')).toEqual([200, 'application/octet-stream', undefined]);
  expect(await statusOf(frame, '.DS_Store')).toBe(404);
});

test('a Unity game runs with what it had compressed, in each of its ways', async ({ page, watched }) => {
  watched.forgive(NOT_THERE);
  const { frame, sent } = await play(page, await makeGame('unity'));
  await expect(frame.getByRole('status')).toHaveText('Started');
  await expectLit(frame, 1);
  await press(frame, 'ArrowRight');
  await expectLit(frame, 2);
  expect(await sent('tidepool.framework.js.gz')).toEqual([200, 'text/javascript; charset=utf-8', 'gzip']);
  expect(await sent('tidepool.wasm.br')).toEqual([200, 'application/wasm', 'br']);
  expect(await sent('tidepool.data.unityweb')).toEqual([200, 'application/octet-stream', undefined]);
  for (const file of ['Build/Thumbs.db', 'desktop.ini']) expect([file, await statusOf(frame, file)]).toEqual([file, 404]);
});

test('a Ren’Py game reads its archive in ranges, and continues without its service worker', async ({ page, watched }) => {
  watched.forgive(NO_SERVICE_WORKER);
  const { frame, sent, responses } = await play(page, await makeGame('renpy'));
  const line = frame.getByRole('status');
  await expect(line).toHaveText('The tide is out.');
  await line.click();
  await expect(line).toHaveText('A crab looks at you.');
  expect(await sent('renpy.wasm')).toEqual([200, 'application/wasm', undefined]);
  const ranges = await Promise.all(
    responses('game.zip').map(async (response) => [response.status(), (await response.allHeaders())['content-range']]),
  );
  expect(ranges).toEqual(Array(3).fill([206, expect.stringMatching(/^bytes \d+-\d+\/\d{5}$/)]));
});

test('a Twine story of one page is played, and continues from its save', async ({ page }) => {
  const draft = await makeGame('twine');
  const { frame } = await play(page, draft);
  const passage = (one: Frame) => one.locator('tw-passage');
  await expect(passage(frame)).toContainText('Water, far down.');
  await frame.getByRole('button', { name: 'Climb down' }).click();
  await expect(passage(frame)).toContainText('It is cold & clear.');
  await savedOf(draft);
  const again = await openDraft(page, maker, draft);
  await expect(passage(again)).toContainText('It is cold & clear.');
});

test('a PuzzleScript game, which names its place by its address, begins at the level where it was left', async ({ page, watched }) => {
  watched.forgive(NOT_THERE);
  const draft = await makeGame('puzzlescript');
  const { frame } = await play(page, draft);
  await expectLit(frame, 0);
  for (let step = 0; step < 3; step += 1) await press(frame, 'ArrowRight');
  await expectLit(frame, 7);
  await savedOf(draft);
  // At another address, as each opening has.
  const again = await openDraft(page, maker, draft);
  await expectLit(again, 7);
  expect(await statusOf(again, 'tidepool.html'), 'its only page is its index').toBe(404);
});

test('a Bitsy game of one page is walked through by arrow keys', async ({ page }) => {
  const { frame } = await play(page, await makeGame('bitsy'));
  await expectLit(frame, 2);
  await press(frame, 'ArrowRight');
  await expectLit(frame, 3);
  await press(frame, 'ArrowLeft');
  await press(frame, 'ArrowLeft');
  await expectLit(frame, 1);
});

/** Waits until the place of a game is stored. */
async function savedOf({ app }: Draft): Promise<void> {
  const query = 'query Save($app: ID!) { findPlaySave(app_uuid: $app) { revision } }';
  await expect.poll(async () => (await maker.ask<{ findPlaySave: object | null }>(query, { app })).findPlaySave, 'the save').not.toBeNull();
}
