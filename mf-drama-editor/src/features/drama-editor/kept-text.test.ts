import { beforeEach, expect, jest, test } from '@jest/globals';
import * as editor from './editor-state.ts';
import { saved } from './editor-sync.ts';
import { dropKeptText, keepText, readKeptText } from './kept-text.ts';
import { drama, savedDrama, update } from './test-drama.ts';

const open = editor.opened(savedDrama());
const typed = editor.edited(open, { '@brief': 'Fog over the pier.' }, { at: 0 });

beforeEach(() => localStorage.clear());

test('unsaved text is restored after the tab was closed', () => {
  keepText('mira', typed);
  expect(readKeptText('mira', drama().uuid)).toEqual({ standing: savedDrama(), changed: { '@brief': 'Fog over the pier.' } });
});

test('an empty title is restored too, though invalid', () => {
  keepText('mira', editor.edited(open, { '@title': '' }, { at: 0 }));
  expect(readKeptText('mira', drama().uuid)?.changed['@title']).toBe('');
});

test('another person in the same browser sees none of it', () => {
  keepText('mira', typed);
  expect(readKeptText('stranger', drama().uuid)).toBeNull();
});

test('after a save nothing is stored', () => {
  keepText('mira', typed);
  keepText('mira', saved(typed, update({ brief: 'Fog over the pier.' })));
  expect(localStorage).toHaveLength(0);
});

test('a deleted drama leaves nothing behind', () => {
  keepText('mira', typed);
  dropKeptText('mira', drama().uuid);
  expect(localStorage).toHaveLength(0);
});

test.each(['{', '{}', '{"standing":{},"draft":{}}'])('unreadable data (%s) is left alone', (text) => {
  localStorage.setItem(`meowtale.drama.mira.${drama().uuid}`, text);
  expect(readKeptText('mira', drama().uuid)).toBeNull();
});

test('a full storage is reported, not thrown', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepText('mira', typed)).toBe(false);
});
