import { expect, test } from '@jest/globals';
import { createSourceStore, isUnpublished, type SourceState, textOf, written } from './source-state.ts';

const languages = ['en-US', 'zh-TW'];
const published: SourceState = {
  kind: 'ink',
  languages,
  language: 'en-US',
  texts: {},
  base: { version: 2, kind: 'ink', languages, texts: { 'en-US': 'Hello.' } },
};

test('written text differs from the published one until it is a version', () => {
  const store = createSourceStore(published);
  store.getState().write('Hello!');
  expect(written(store.getState())).toEqual({ 'en-US': 'Hello!' });
  store.getState().write('Hello.');
  expect(isUnpublished(store.getState())).toBe(false);
});

test('text written while a version was made is not part of it', () => {
  const store = createSourceStore(published);
  store.getState().write('Sent.');
  const { kind, texts } = store.getState();
  store.getState().write('Sent, and more.');
  store.getState().publish(3, { kind, languages, texts });
  expect(store.getState().base.version).toBe(3);
  expect(written(store.getState())).toEqual({ 'en-US': 'Sent, and more.' });
});

test('a language that arrives doesn’t replace text written over it', () => {
  const store = createSourceStore({ ...published, language: 'zh-TW', texts: { 'zh-TW': '你好！' } });
  store.getState().arrive('zh-TW', '你好。');
  expect(textOf(store.getState())).toBe('你好！');
});

test('a story that becomes ink has one language and one kind, and is restored whole', () => {
  const store = createSourceStore({ ...published, kind: 'story', base: { ...published.base, kind: 'story', texts: { 'en-US': '{}' } } });
  store.getState().begin('ink', 'Hello.');
  expect(store.getState()).toMatchObject({ kind: 'ink', languages: ['en-US'] });
  expect(isUnpublished(store.getState())).toBe(true);
  store.getState().discard();
  expect(store.getState()).toMatchObject({ kind: 'story', languages, texts: {} });
  expect(textOf(store.getState())).toBe('{}');
});
