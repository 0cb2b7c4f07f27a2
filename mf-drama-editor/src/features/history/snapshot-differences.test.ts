import { expect, test } from '@jest/globals';
import { EMPTY_SETTING, newResource } from '@meowtale/story/model';
import { differencesOf } from './snapshot-differences.ts';

test('a picture’s alternative text is compared in the source language', () => {
  const pier = newResource('pier', 'bg', { alt: { 'en-US': 'A pier', 'de-DE': 'Ein Steg' } });
  const then = { ...pier, alt: { 'en-US': 'A pier at dusk', 'de-DE': 'Ein Steg' } };
  expect(differencesOf({ setting: EMPTY_SETTING, pier }, { setting: EMPTY_SETTING, pier: then })).toEqual([
    { key: 'pier', kind: 'changed', piece: pier, texts: [{ key: 'alt', before: 'A pier', after: 'A pier at dusk' }] },
  ]);
});
