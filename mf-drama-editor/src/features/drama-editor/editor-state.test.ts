import { describe, expect, test } from '@jest/globals';
import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import { newParagraph } from '@meowtale/story/model';
import * as editor from './editor-state.ts';
import { savedDrama } from './test-drama.ts';

const open = editor.opened(savedDrama());
let at = 0;
/** Makes one edit after a pause, so that it isn't joined with the last. */
const edit = (state: editor.EditorState, patch: Parameters<typeof editor.edited>[1], group?: string) => {
  at += 10_000;
  return editor.edited(state, patch, { at, ...(group && { group }) });
};
const typed = edit(open, { '@title': 'The First Ferry' });

describe('changes to save', () => {
  test('an untouched drama has nothing to save', () => {
    expect(editor.changes(open)).toEqual({});
    expect(editor.isUnsaved(open)).toBe(false);
  });

  test('only the pieces that differ are sent', () => {
    const boat = newParagraph('boat', { title: 'The ferry' });
    expect(editor.changes(edit(typed, { '@number_of_roles': 12, boat }))).toEqual({
      '@title': 'The First Ferry',
      '@number_of_roles': 12,
      boat,
    });
  });

  test('a removed part is sent as removed, and one that was never saved isn’t sent', () => {
    expect(editor.changes(edit(open, { boat: null }))).toEqual({ boat: null });
    expect(editor.changes(edit(edit(open, { fog: newParagraph('fog') }), { fog: null }))).toEqual({});
  });

  test('a trailing space is no change, so that saving ends', () => {
    expect(editor.isUnsaved(edit(open, { '@title': 'The Last Ferry Home ', boat: newParagraph('boat', { title: 'The boat ' }) }))).toBe(
      false,
    );
  });

  test('invalid input waits and delays nothing else', () => {
    const state = edit(open, { '@title': '  ', '@brief': 'Fog.', boat: newParagraph('boat', { title: 'x'.repeat(121) }) });
    expect([editor.faultOf(state, '@title'), editor.faultOf(state, 'boat')]).toEqual(['invalid.empty', 'invalid.too-long']);
    expect(editor.changes(state)).toEqual({ '@brief': 'Fog.' });
    expect(editor.isUnsaved(state)).toBe(true);
  });

  test.each([
    ['number_of_roles', 21, 'drama.invalid.roles'],
    ['number_of_dialogs', 51, 'drama.invalid.dialogs'],
  ] as const)('%s of %i is rejected', (field, value, key) => {
    expect(editor.faultOf(edit(open, { [`@${field}`]: value }), `@${field}`)).toBe(key);
  });
});

describe('undo', () => {
  test('an edit is undone and redone', () => {
    const back = editor.undone(typed);
    expect(editor.fieldIn(back, 'title')).toBe('The Last Ferry Home');
    expect(editor.changes(back)).toEqual({});
    expect(editor.fieldIn(editor.redone(back), 'title')).toBe('The First Ferry');
  });

  test('typing in one place is one step, another place or a pause begins the next', () => {
    const type = (state: editor.EditorState, title: string, later: number) =>
      editor.edited(state, { '@title': title }, { group: '@title', at: later });
    const once = type(type(type(open, 'F', 0), 'Fo', 500), 'Fog', 1000);
    expect(once.past).toHaveLength(1);
    expect(editor.undone(once).draft['@title']).toBe('The Last Ferry Home');
    expect(type(once, 'Fogs', 9000).past).toHaveLength(2);
    expect(editor.edited(once, { '@brief': 'x' }, { group: '@brief', at: 1001 }).past).toHaveLength(2);
  });

  test('a new edit clears the redo steps', () => {
    expect(edit(editor.undone(typed), { '@brief': 'Rain.' }).future).toEqual([]);
  });

  test('another tab’s later save of a piece isn’t undone with mine', () => {
    const merged = { ...typed, draft: { ...typed.draft, '@title': 'Theirs' } };
    expect(editor.undone(merged).draft['@title']).toBe('Theirs');
  });

  test('a line is undone and redone in a paragraph in which another tab has written another line since', () => {
    const dusk = editor.partIn(open, 'paragraph', 'dusk') as StoryParagraph;
    const wrote = (paragraph: StoryParagraph, line: number, text: string): StoryParagraph => ({
      ...paragraph,
      lines: paragraph.lines.map((each, at) => (at === line ? { ...each, words: { 'en-US': text } } : each)),
    });
    const mine = edit(open, { dusk: wrote(dusk, 0, 'Mine.') });
    const both = { ...mine, draft: { ...mine.draft, dusk: wrote(wrote(dusk, 0, 'Mine.'), 1, 'Theirs.') } };
    expect(editor.undone(both).draft.dusk).toEqual(wrote(dusk, 1, 'Theirs.'));
    expect(editor.redone(editor.undone(both)).draft.dusk).toEqual(both.draft.dusk);
  });

  test('without steps nothing happens', () => {
    expect([editor.undone(open), editor.redone(open)]).toEqual([open, open]);
  });
});
