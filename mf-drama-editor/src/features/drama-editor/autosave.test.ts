import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type SaveAnswer, type SaveDrama, startAutosave, waitBeforeSave } from './autosave.ts';
import * as editor from './editor-state.ts';
import { createEditorStore } from './editor-store.ts';
import { drama, savedDrama, update } from './test-drama.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function setUp(...responses: SaveAnswer[]) {
  const store = createEditorStore(editor.opened(savedDrama()));
  const save = jest.fn<SaveDrama>();
  for (const answer of responses) save.mockResolvedValueOnce(answer);
  return { store, save, stop: startAutosave(store, save) };
}

const titled = (title: string, revision: number): SaveAnswer => ({ kind: 'saved', saved: update({ title, revision }) });

describe('autosave', () => {
  test('saves a second after the last change, once, over the revision that was opened', async () => {
    const { store, save } = setUp(titled('Fog', 4));
    store.getState().edit('title', 'Fo');
    await jest.advanceTimersByTimeAsync(900);
    store.getState().edit('title', 'Fog');
    await jest.advanceTimersByTimeAsync(999);
    expect(save).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(save.mock.calls).toEqual([[drama().uuid, 3, { '@title': 'Fog' }]]);
    expect(store.getState().save).toBe('saved');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('never runs two saves at once', async () => {
    const { store, save } = setUp();
    let answer: (given: SaveAnswer) => void = () => {};
    save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    save.mockResolvedValueOnce(titled('Fog bank', 5));
    store.getState().edit('title', 'Fog');
    await jest.advanceTimersByTimeAsync(1000);
    store.getState().edit('title', 'Fog bank');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(save).toHaveBeenCalledTimes(1);
    answer(titled('Fog', 4));
    await jest.advanceTimersByTimeAsync(1000);
    expect(save.mock.calls[1]).toEqual([drama().uuid, 4, { '@title': 'Fog bank' }]);
  });

  test('retries a failed save, with a growing wait, until it succeeds', async () => {
    const { store, save } = setUp({ kind: 'failed' }, { kind: 'failed' }, titled('Fog', 4));
    store.getState().edit('title', 'Fog');
    await jest.advanceTimersByTimeAsync(1000);
    expect(store.getState().save).toBe('failed');
    await jest.advanceTimersByTimeAsync(2000);
    expect(save).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(3999);
    expect(save).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(store.getState().save).toBe('saved');
  });

  test('continues after its own save with a lost response, with the text typed since', async () => {
    const own = { kind: 'conflict', theirs: update({ title: 'Fog' }) } as const;
    const { store, save } = setUp({ kind: 'failed' }, own, titled('Fog bank', 5));
    store.getState().edit('title', 'Fog');
    await jest.advanceTimersByTimeAsync(1000);
    store.getState().edit('title', 'Fog bank');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(save.mock.calls.at(-1)).toEqual([drama().uuid, 4, { '@title': 'Fog bank' }]);
    expect(store.getState()).toMatchObject({ save: 'saved', theirs: null, sent: [] });
  });

  test('waits a minute at most', () => {
    const state = { ...editor.edited(editor.opened(savedDrama()), { '@title': 'Fog' }, { at: 0 }), save: 'failed' as const, failures: 40 };
    expect(waitBeforeSave(state)).toBe(60_000);
  });

  test.each([
    { kind: 'conflict', theirs: update({ title: 'Night' }) },
    { kind: 'refused', error: { code: 'drama/not-found' } },
  ] as SaveAnswer[])('after $kind it waits for the person', async (answer) => {
    const { store, save } = setUp(answer);
    store.getState().edit('title', 'Fog');
    await jest.advanceTimersByTimeAsync(120_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(store.getState()).toMatchObject({ save: answer.kind, draft: { '@title': 'Fog' } });
  });

  test('waits for the connection and then saves', async () => {
    const { store, save } = setUp(titled('Fog', 4));
    store.getState().connect(false);
    store.getState().edit('title', 'Fog');
    await jest.advanceTimersByTimeAsync(120_000);
    expect(save).not.toHaveBeenCalled();
    store.getState().connect(true);
    await jest.advanceTimersByTimeAsync(1000);
    expect(store.getState().save).toBe('saved');
  });

  test('saves no more after it was stopped', async () => {
    const { store, save, stop } = setUp();
    store.getState().edit('title', 'Fog');
    stop();
    await jest.advanceTimersByTimeAsync(5000);
    expect(save).not.toHaveBeenCalled();
  });
});
