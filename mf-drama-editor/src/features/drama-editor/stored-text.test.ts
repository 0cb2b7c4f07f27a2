import { beforeEach, expect, jest, test } from '@jest/globals';
import * as editor from './editor-state.ts';
import { saved } from './editor-sync.ts';
import { readStoredText, removeStoredText, storeText } from './stored-text.ts';
import { drama, savedDrama, update } from './test-drama.ts';

const open = editor.opened(savedDrama());
const typed = editor.edited(open, { '@brief': 'Fog over the pier.' }, { at: 0 });

beforeEach(() => localStorage.clear());

test('unsaved text is restored after the tab was closed', () => {
  storeText('mira', typed);
  expect(readStoredText('mira', drama().uuid)).toEqual({ saved: savedDrama(), changed: { '@brief': 'Fog over the pier.' } });
});

test('an empty title is restored too, though invalid', () => {
  storeText('mira', editor.edited(open, { '@title': '' }, { at: 0 }));
  expect(readStoredText('mira', drama().uuid)?.changed['@title']).toBe('');
});

test('another person in the same browser sees none of it', () => {
  storeText('mira', typed);
  expect(readStoredText('stranger', drama().uuid)).toBeNull();
});

test('after a save nothing is stored', () => {
  storeText('mira', typed);
  storeText('mira', saved(typed, update({ brief: 'Fog over the pier.' })));
  expect(localStorage).toHaveLength(0);
});

test('a deleted drama leaves nothing behind', () => {
  storeText('mira', typed);
  removeStoredText('mira', drama().uuid);
  expect(localStorage).toHaveLength(0);
});

test.each(['{', '{}', '{"standing":{},"draft":{}}'])('unreadable data (%s) is left alone', (text) => {
  localStorage.setItem(`meowtale.drama.mira.${drama().uuid}`, text);
  expect(readStoredText('mira', drama().uuid)).toBeNull();
});

test('a full storage is reported, not thrown', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(storeText('mira', typed)).toBe(false);
});
