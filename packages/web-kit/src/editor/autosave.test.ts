import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type SaveAnswer, type SaveVerbs, startAutosave } from './autosave.ts';
import * as saving from './saving.ts';

interface Note extends saving.Saving<string> {
  text: string;
  saved: string;
}
type Answer = SaveAnswer<string, string>;
const isUnsaved = ({ text, saved }: Note) => text !== saved;

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function setUp(save: (sent: string) => Promise<Answer>) {
  const listeners = new Set<() => void>();
  const set = (change: (state: Note) => Note) => {
    state = { ...state, ...change(state) };
    for (const listener of listeners) listener();
  };
  let state: Note & SaveVerbs<string, string, string> & { write(text: string): void } = {
    ...saving.NOTHING_SENT,
    text: '',
    saved: '',
    write: (text) => set((before) => saving.inputChanged({ ...before, text })),
    start: (sent) => set((before) => saving.saveStarted(before, sent)),
    finish: (saved) => set((before) => saving.saveEnded({ ...before, saved }, isUnsaved)),
    clash: () => set((before) => ({ ...before, save: 'conflict' })),
    refuse: (error) => set((before) => saving.saveRefused(before, error)),
    fail: (online) => set((before) => saving.saveFailed(before, online)),
    connect: (online) => set((before) => saving.connectionChanged(before, online)),
  };
  const store = {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  stop = startAutosave({
    store,
    waitMs: (state: Note) => saving.waitBeforeSave(state, () => isUnsaved(state), 1000),
    changes: ({ text }) => text,
    save: (_state, sent) => save(sent),
  });
  return store;
}
const stored = async (sent: string): Promise<Answer> => ({ kind: 'saved', saved: sent });
function connect(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

test('a save that throws is logged and retried', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const save = jest.fn(stored).mockRejectedValueOnce(new Error('torn'));
  const store = setUp(save);
  store.getState().write('Fog');
  await jest.advanceTimersByTimeAsync(1000);
  expect(store.getState()).toMatchObject({ save: 'failed', failures: 1 });
  expect(log).toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  expect(store.getState()).toMatchObject({ save: 'saved', saved: 'Fog', failures: 0, sent: [] });
});

test('a connection lost and found during a save starts no second one', async () => {
  let answer: (given: Answer) => void = () => {};
  const save = jest.fn(stored).mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const store = setUp(save);
  store.getState().write('Fog');
  await jest.advanceTimersByTimeAsync(1000);
  connect(false);
  connect(true);
  store.getState().write('Fog bank');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(save).toHaveBeenCalledTimes(1);
  answer({ kind: 'saved', saved: 'Fog' });
  await jest.advanceTimersByTimeAsync(1000);
  expect(save.mock.calls).toEqual([['Fog'], ['Fog bank']]);
});

test('offline it waits for the connection', async () => {
  const save = jest.fn(stored);
  const store = setUp(save);
  connect(false);
  store.getState().write('Fog');
  await jest.advanceTimersByTimeAsync(120_000);
  expect([store.getState().save, save.mock.calls]).toEqual(['offline', []]);
  connect(true);
  await jest.advanceTimersByTimeAsync(1000);
  expect(store.getState().save).toBe('saved');
});

test('after it was stopped, a response changes nothing', async () => {
  const store = setUp(
    jest.fn(async (sent: string) => {
      stop();
      return stored(sent);
    }),
  );
  store.getState().write('Fog');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(store.getState()).toMatchObject({ save: 'saving', saved: '' });
});
