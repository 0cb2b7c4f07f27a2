import { expect, test } from '@jest/globals';
import type { PackApp } from '@meowtale/contracts/inputs/catalog/game-pack';
import * as editor from './editor-state.ts';
import { missingNow, requirementsOf } from './requirements.ts';
import { APP, editorState, STORE } from './test-listing.ts';

const ready: PackApp = { uuid: APP, ready: true, hasIcon: true, storeUuid: null, isTrashed: false };
const rules = { now: Date.parse('2026-11-20T10:00:00.000Z'), releasedAt: null, existing: [] };
const linesOf = (state: editor.EditorState, apps = [ready]) => {
  const missing = missingNow(state.draft, STORE, apps, rules);
  const lines = requirementsOf(state.draft, missing);
  // Every error is in exactly one line: nothing that prevents submitting is left out.
  expect(lines.flatMap((line) => line.missing)).toHaveLength(missing.length);
  return new Map(lines.map((line) => [line.language ? `${line.key} ${line.language}` : line.key, line.missing.map(({ key }) => key)]));
};

test('a complete listing lacks nothing', () => {
  expect([...linesOf(editorState()).values()].flat()).toEqual([]);
});

test('an empty language lacks its three screenshots, the default one its texts and pictures too', () => {
  const second = editor.languageAdded(editorState(), 'zh-TW');
  expect(linesOf(second).get('entry zh-TW')).toEqual(['missing.screenshots']);
  const swapped = editor.edited(second, 'store_submit_info', { default_lang: 'zh-TW' });
  expect(linesOf(swapped).get('entry zh-TW')).toEqual([
    'missing.name',
    'missing.brief',
    'missing.introduction',
    'missing.cover',
    'missing.cover1to1',
    'missing.cover240x320',
    'missing.screenshots',
  ]);
});

test('without a language that is listed once', () => {
  const none = editor.languageRemoved(editorState(), 'en-US');
  expect(linesOf(none).get('languages')).toEqual(['missing.list']);
  expect(linesOf(none).get('default_lang')).toEqual(['missing.default_lang']);
});

test('English comes before another default language', () => {
  const only = editor.languageAdded(editor.languageRemoved(editorState(), 'en-US'), 'zh-TW');
  expect(linesOf(only).get('languages')).toEqual(['missing.english_first']);
});

test.each([
  [{ ...ready, hasIcon: false }, 'missing.pack_icon'],
  [{ ...ready, isTrashed: true }, 'missing.pack_app_trashed'],
  [{ ...ready, ready: false }, 'missing.pack_app_ready'],
  [{ ...ready, storeUuid: '0198f6d2-0000-7000-8000-0000000000ff' }, 'missing.pack_app_elsewhere'],
])('an app that can’t be sold is listed: %#', (app, key) => {
  expect(linesOf(editorState(), [app]).get('pack')).toEqual([key]);
});

test('a price only for Taiwan lacks the one for the United States', () => {
  const state = editor.edited(editorState(), 'store_submit_price', { list: [{ country: 'tw', meowcent: 150 }] });
  expect(linesOf(state).get('price')).toEqual(['missing.price_us']);
});

const discounted = (started_at: string) =>
  editor.edited(editorState(), 'store_submit_price', {
    activity: {
      type: 'custom',
      official_uuid: null,
      time_zone: null,
      percentage_discount: 20,
      started_at,
      ended_at: '2026-11-30T00:00:00.000Z',
    },
  });

test('a discount whose days have begun meanwhile has its own line, and one that may still begin has none', () => {
  const stale = linesOf(discounted('2026-11-18T00:00:00.000Z'));
  expect([stale.get('discount'), stale.get('price')]).toEqual([['invalid.discount-past'], []]);
  expect(linesOf(discounted('2026-11-25T00:00:00.000Z')).has('discount')).toBe(false);
});
