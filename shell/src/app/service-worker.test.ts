import { expect, jest, test } from '@jest/globals';
import { createSliceI18n, KEPT_EVENT } from '@meowtale/web-kit';
import { loadWords } from '../words.ts';
import { startServiceWorker } from './service-worker.ts';
import { createUnsavedWork } from './unsaved-work.ts';

test('the worker gets a new offline text when something couldn’t be stored, and when everything is', async () => {
  const postMessage = jest.fn<(message: { words: { text: string } }) => void>();
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { register: async () => {}, ready: Promise.resolve({ active: { postMessage } }) },
    configurable: true,
  });
  const page = new EventTarget();
  await startServiceWorker('en-US', await createSliceI18n('en-US', loadWords), createUnsavedWork(page));
  const store = (key: string, isKept: boolean) =>
    page.dispatchEvent(new CustomEvent(KEPT_EVENT, { detail: { key, isKept, isStored: isKept } }));
  store('a', false);
  store('b', false);
  store('a', true);
  store('b', true);
  const texts = postMessage.mock.calls.map(([{ words }]) => words.text);
  expect(texts).toEqual([
    'No connection right now. You can open this page when you are back online.',
    expect.stringMatching(/couldn’t be saved/),
    expect.stringMatching(/are stored in this browser/),
  ]);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
