import { EditorView } from '@codemirror/view';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { mira, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { app, FERRY, found, layNothingOut, rewrite, source, UUID } from './test-app.ts';

beforeEach(() => {
  layNothingOut();
  localStorage.clear();
});

const open = (responses: Responses = {}) =>
  renderRoute(createSlice, 'app', {
    responses: { editedApp: () => found(app()), editedSource: () => source(FERRY), ...responses },
    at: `/set-app/${UUID}`,
    params: { uuid: UUID },
  });
const editor = () => screen.findByRole('textbox', { name: 'ink source' });
const write = async (text: string) => {
  const place = await editor();
  act(() => rewrite(place, text));
};
const lineOf = (place: HTMLElement) => {
  const state = EditorView.findFromDOM(place)?.state;
  return state?.doc.lineAt(state.selection.main.head).number;
};

test('typed text plays a moment later, at the reader’s place', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Board' }));
  await write(FERRY.replace('coughs', 'sings'));
  expect(await screen.findByText('The engine sings.', { selector: 'p' })).toBeVisible();
  expect(screen.getByText(/not published yet/)).toBeVisible();
});

test('an error is shown at its line, a click goes there, and the last valid version keeps playing', async () => {
  const { person } = await open();
  expect(await screen.findByText('No problems found')).toBeVisible();
  await write(FERRY.replace('-> boat', '-> nowhere'));
  const problems = within(screen.getByRole('region', { name: 'Problems' }));
  const fault = await problems.findByRole('button', { name: /Line 4.*nowhere/ });
  expect(document.querySelectorAll('.cm-lint-marker-error')).toHaveLength(1);
  await person.click(fault);
  expect(lineOf(await editor())).toBe(4);
  expect(await editor()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Board' })).toBeVisible();
  await write(FERRY);
  expect(await problems.findByText('No problems found')).toBeVisible();
});

test('it is played from the knot with the cursor', async () => {
  const { person } = await open();
  await screen.findByRole('button', { name: 'Board' });
  const view = EditorView.findFromDOM(await editor());
  act(() => view?.dispatch({ selection: { anchor: FERRY.indexOf('The engine') } }));
  await person.click(screen.getByRole('button', { name: 'Play from the current paragraph' }));
  expect(await screen.findByText('The engine coughs.', { selector: 'p' })).toBeVisible();
});

test('text is found and replaced, and Escape returns to the text', async () => {
  const { person } = await open();
  await screen.findByRole('button', { name: 'Board' });
  await person.click(screen.getByRole('button', { name: 'Search the text' }));
  await person.type(await screen.findByRole('textbox', { name: 'Find' }), 'quay');
  await person.type(screen.getByRole('textbox', { name: 'Replace with' }), 'harbour');
  await person.click(screen.getByRole('button', { name: 'Replace all' }));
  expect(EditorView.findFromDOM(await editor())?.state.doc.toString()).toContain('=== harbour ===');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Find' })).toBeNull());
  expect(await editor()).toHaveFocus();
});

test('each language of a story has its own text', async () => {
  const editedSource = ({ language }: { language: string }) => source(language === 'zh-TW' ? '水上有霧。\n-> END\n' : FERRY, { language });
  const { person } = await open({ editedApp: () => found(app({ languages: ['en-US', 'zh-TW'] })), editedSource });
  await screen.findByRole('button', { name: 'Board' });
  await person.click(screen.getByRole('combobox', { name: 'Text language' }));
  await person.click(await screen.findByRole('option', { name: '繁體中文' }));
  expect(await screen.findByText('水上有霧。', { selector: 'p' })).toBeVisible();
  expect(screen.getByText('水上有霧。', { selector: 'p' }).closest('[lang]')).toHaveAttribute('lang', 'zh-TW');
});

test('unpublished text is stored in this browser, asks before it is left, and can be discarded', async () => {
  const first = await open();
  await screen.findByRole('button', { name: 'Board' });
  expect(first.leaving()).toBeNull();
  await write(FERRY.replace('Fog', 'Rain'));
  expect(first.leaving()).toMatch(/unpublished changes/);
  expect(screen.getByText('Text kept in this browser only')).toBeVisible();
  expect(screen.queryByText('Saved')).toBeNull();
  first.unmount();
  const { person, leaving } = await open();
  expect(await screen.findByText('Rain lies on the water.', { selector: 'p' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('Fog lies on the water.', { selector: 'p' })).toBeVisible();
  expect(leaving()).toBeNull();
  expect(screen.getByText('Saved')).toBeVisible();
});

test('unpublished text that this browser can’t store is reported, also before leaving the page', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { leaving } = await open();
  await screen.findByRole('button', { name: 'Board' });
  await write(FERRY.replace('Fog', 'Rain'));
  expect(await screen.findByText('Keep this tab open: this browser has no space left for your changes.')).toBeVisible();
  expect(leaving()).toMatch(/no space left/);
  expect(screen.getByText('Not saved')).toBeVisible();
  expect(screen.queryByText('Text kept in this browser only')).toBeNull();
  full.mockRestore();
});

test('unpublished text is stored again when the person clears the site’s data', async () => {
  const stored = () => Object.values(localStorage).some((text: string) => text.includes('Rain lies'));
  await open();
  await screen.findByRole('button', { name: 'Board' });
  await write(FERRY.replace('Fog', 'Rain'));
  await waitFor(() => expect(stored()).toBe(true));
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(stored()).toBe(true);
});

test('another tab with the same app is reported', async () => {
  await open();
  await screen.findByRole('button', { name: 'Board' });
  const other = new BroadcastChannel(`meowtale.app.${mira.uuid}.${UUID}`);
  other.postMessage({ type: 'opened', tab: 'another' });
  expect(await screen.findByText(/also open in another tab/)).toBeVisible();
  other.postMessage({ type: 'saved', tab: 'another', what: { kind: 'version', version: 4 } });
  expect(await screen.findByText(/Version 4 was published in another tab/)).toBeVisible();
  other.close();
});

test('the story is played a thousand times: its endings, what no run reached, and a link to its line', async () => {
  const shut = `${FERRY}=== island ===\nSand.\n* [Wave] -> END\n`;
  const { person } = await open({ editedSource: () => source(shut) });
  await screen.findByRole('button', { name: 'Board' });
  await person.click(screen.getByRole('button', { name: 'Test playthroughs' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Test playthroughs' }));
  await person.click(dialog.getByRole('button', { name: 'Play 1,000 times' }));
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/Played 1,000 times/), { timeout: 50_000 });
  expect(dialog.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^.*100% of the playthroughsChoices: 1 on average.*boat$/),
    'island',
    'island',
  ]);
  expect(dialog.getByRole('heading', { name: 'Paragraphs never reached: 1 of 3' })).toBeVisible();
  expect(dialog.getByRole('heading', { name: 'Choices never made: 1 of 2' })).toBeVisible();
  await person.click(dialog.getAllByRole('button', { name: 'island' })[0] as HTMLElement);
  expect(screen.queryByRole('dialog', { name: 'Test playthroughs' })).toBeNull();
  expect(lineOf(await editor())).toBe(8);
  expect(await editor()).toHaveFocus();
});
