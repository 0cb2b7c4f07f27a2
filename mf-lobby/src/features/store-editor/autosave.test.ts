import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type SaveAnswer, type SaveParts, startAutosave } from './autosave.ts';
import { createEditorStore } from './editor-store.ts';
import { editorState, savedSubmit } from './test-listing.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function setUp(responses: SaveAnswer[], status = 'saved') {
  const store = createEditorStore(editorState({ status }));
  const save = jest.fn<SaveParts>();
  for (const answer of responses) save.mockResolvedValueOnce(answer);
  return { store, save, stop: startAutosave(store, save) };
}
const done: SaveAnswer = { kind: 'saved', saved: savedSubmit({ revision: 4 }) };

test('saves half a second after the last change, once', async () => {
  const { store, save } = setUp([done]);
  store.getState().editEntry('en-US', { name: 'Fo' });
  await jest.advanceTimersByTimeAsync(400);
  store.getState().editEntry('en-US', { name: 'Fog' });
  await jest.advanceTimersByTimeAsync(499);
  expect(save).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(save.mock.calls[0]?.[1].store_submit_info?.list[0]?.name).toBe('Fog');
  expect(store.getState()).toMatchObject({ save: 'saved', savedSubmit: { revision: 4 } });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
});

test('retries a failed save, with a growing wait', async () => {
  const { store, save } = setUp([{ kind: 'failed' }, { kind: 'failed' }, done]);
  store.getState().editEntry('en-US', { name: 'Fog' });
  await jest.advanceTimersByTimeAsync(500);
  expect(store.getState().save).toBe('failed');
  await jest.advanceTimersByTimeAsync(2000);
  expect(save).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(3999);
  expect(save).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(store.getState().save).toBe('saved');
});

test('continues after its own save with a lost response, with the text typed since', async () => {
  const { store, save } = setUp([{ kind: 'failed' }]);
  const edit = (name: string) => store.getState().editEntry('en-US', { name });
  const here = store.getState().savedSubmit;
  edit('Fog ');
  await jest.advanceTimersByTimeAsync(500);
  const list = store.getState().draft.store_submit_info.list.map((entry) => ({ ...entry, name: 'Fog' }));
  const draft = { ...here.draft, store_submit_info: { ...here.draft.store_submit_info, list } };
  save.mockResolvedValueOnce({ kind: 'conflict', theirs: { savedSubmit: { ...here, revision: here.revision + 1, draft }, files: {} } });
  save.mockResolvedValueOnce({ kind: 'saved', saved: savedSubmit({ revision: here.revision + 2 }) });
  edit('Fog bank');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(save).toHaveBeenCalledTimes(3);
  expect(save.mock.calls[2]?.[0].savedSubmit.revision).toBe(here.revision + 1);
  expect(save.mock.calls[2]?.[1].store_submit_info?.list[0]?.name).toBe('Fog bank');
  expect(store.getState()).toMatchObject({ save: 'saved', theirs: null, sent: [] });
});

test.each<SaveAnswer>([
  { kind: 'refused', error: { code: 'input/invalid' } },
  { kind: 'conflict', theirs: { savedSubmit: savedSubmit({ revision: 9 }), files: {} } },
])('after $kind it waits for the person and keeps the input', async (answer) => {
  const { store, save } = setUp([answer]);
  store.getState().editEntry('en-US', { name: 'Fog' });
  await jest.advanceTimersByTimeAsync(120_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(store.getState().draft.store_submit_info.list[0]?.name).toBe('Fog');
});

test('saves nothing over a decided submission', async () => {
  const { store, save } = setUp([], 'passed');
  store.getState().editEntry('en-US', { name: 'Fog' });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(save).not.toHaveBeenCalled();
});
