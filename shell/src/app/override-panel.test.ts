import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

// The panel is a file of the shell's server; it is tested here because it needs a page.
const source = readFileSync(join(import.meta.dirname, '../../server/public/override-panel.js'), 'utf8');
const publishedAt = '2026-11-30T17:05:00.000Z';
const store = {
  slice: 'mf-store',
  live: 'b2',
  versions: [
    { version: 'c3', publishedAt },
    { version: 'b2', publishedAt },
  ],
  override: null as string | null,
  problem: null as string | null,
};
const shell = { slice: 'shell', live: 'a1', versions: [{ version: 'a1', publishedAt }], override: null, problem: null };

let cookie: string;
let slices: object[];
let isDown: boolean;
const reload = jest.fn();
const user = userEvent.setup();

beforeAll(() => {
  // jsdom has none.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => {
  [cookie, slices, isDown] = ['', [store, shell], false];
  document.head.replaceChildren();
  document.body.replaceChildren();
  reload.mockClear();
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
  jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    cookie = text;
  });
  globalThis.fetch = async () => (isDown ? new Response('', { status: 503 }) : Response.json({ slices }));
});

/** Runs the script as a page does; returns what opens the panel by the keyboard. */
function run(overrides?: Record<string, string>): () => void {
  if (overrides) cookie = `other=1; meowtale.overrides=${encodeURIComponent(JSON.stringify(overrides))}`;
  let press = (_event: Partial<KeyboardEvent>) => {};
  const listen = (_type: string, listener: typeof press) => {
    press = listener;
  };
  new Function('location', 'addEventListener', source)({ reload }, listen);
  return () => press({ altKey: true, shiftKey: true, code: 'KeyO' });
}
const written = () => /^meowtale\.overrides=([^;]*); max-age=(\d+); path=\/; samesite=strict; secure$/.exec(cookie);
const choice = (slice: string) => screen.findByRole('combobox', { name: slice });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('without overrides there is nothing on the page until the shortcut opens the panel', async () => {
  const open = run();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  open();
  expect(await screen.findByText('No overrides: this browser gets the live releases.')).toHaveAttribute('role', 'status');
  const options = within(await choice('mf-store')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Live release (b2)',
    'c3 · 2026-11-30 17:05',
    'b2 · 2026-11-30 17:05',
    'A development server…',
  ]);
  expect(within(await choice('shell')).queryByRole('option', { name: /server/ })).toBeNull();
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a chosen version is stored in the cookie, and the page is loaded again', async () => {
  run()();
  await user.selectOptions(await choice('mf-store'), 'c3');
  await press('Apply and reload');
  expect([JSON.parse(decodeURIComponent(written()?.[1] ?? '')), written()?.[2]]).toEqual([{ 'mf-store': 'c3' }, '604800']);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a development server is stored by its origin; an address elsewhere is not accepted', async () => {
  run()();
  await user.selectOptions(await choice('mf-store'), 'server');
  const address = screen.getByRole('textbox', { name: 'Address of the development server of mf-store' });
  await user.type(address, 'http://elsewhere.example:3000');
  expect(address).toBeInvalid();
  await press('Apply and reload');
  expect([cookie, reload.mock.calls.length]).toEqual(['', 0]);
  await user.clear(address);
  await user.type(address, 'http://localhost:5173');
  await press('Apply and reload');
  expect(JSON.parse(decodeURIComponent(written()?.[1] ?? ''))).toEqual({ 'mf-store': 'http://localhost:5173' });
});

test('active overrides are counted by a button and named in the panel, and a reset ends them', async () => {
  slices = [{ ...store, override: 'c3' }, shell];
  run({ 'mf-store': 'c3' });
  await press('Overrides: 1');
  expect(await screen.findByText('Overridden in this browser: mf-store c3')).toBeInTheDocument();
  expect(await choice('mf-store')).toHaveValue('c3');
  await press('Reset all and reload');
  expect(written()?.slice(1)).toEqual([encodeURIComponent('{}'), '0']);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an override that can’t be used is shown with the reason, and that the live release is used', async () => {
  slices = [{ ...store, override: 'z9', problem: "mf-store z9 isn't published" }, shell];
  run({ 'mf-store': 'z9' })();
  expect(await screen.findByText("Not used, the live release is shown: mf-store z9 isn't published")).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('No override is used');
  expect(await choice('mf-store')).toHaveValue('z9');
});

test('a page with a development server loads its script, as the page’s policy allows and not by a nonce', () => {
  run({ 'mf-store': 'http://localhost:5173', 'mf-lobby': 'c3' });
  expect([...document.scripts].map(({ src, nonce }) => [src, nonce])).toEqual([['http://localhost:5173/client.js', '']]);
});

test('a list that can’t be loaded is shown as an error, and is loaded by another try', async () => {
  isDown = true;
  run({ 'mf-store': 'c3' })();
  expect(await screen.findByText("The releases couldn't be loaded: the server responded with 503")).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Apply and reload' })).toBeDisabled();
  isDown = false;
  await press('Try again');
  await choice('mf-store');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Apply and reload' })).toBeEnabled());
});

test.each(['x', '%7B', encodeURIComponent('[1]')])('a cookie with %s doesn’t stop the page, and can be reset', async (text) => {
  cookie = `meowtale.overrides=${text}`;
  run()();
  await choice('mf-store');
  await press('Reset all and reload');
  expect(written()?.[2]).toBe('0');
});

test('the page’s own window.open stays, and the script leaves no global function', () => {
  const [open, script] = [window.open, document.createElement('script')];
  script.textContent = source;
  // Runs as a script of a page does, not inside a function as in the other tests.
  document.head.append(script);
  expect(document.querySelector('dialog')).not.toBeNull();
  expect(window.open).toBe(open);
  expect(window).not.toHaveProperty('openPanel');
});

test('no source of a release names the panel, so that none contains it', () => {
  const root = join(import.meta.dirname, '..');
  const sources = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => readFileSync(join(root, file), 'utf8').includes('override-panel'))).toEqual([]);
});
