import { describe, expect, test } from '@jest/globals';
import * as editor from './editor-state.ts';
import { drama } from './test-drama.ts';

const open = editor.opened(drama());
const typed = editor.edited(open, 'title', 'The First Ferry');

describe('what is to be saved', () => {
  test('an untouched drama has nothing to save', () => {
    expect(editor.changes(open)).toEqual({});
    expect(editor.isUnsaved(open)).toBe(false);
  });

  test('only the fields that differ are sent', () => {
    expect(editor.changes(editor.edited(typed, 'number_of_roles', 12))).toEqual({ title: 'The First Ferry', number_of_roles: 12 });
  });

  test('a space after the last word is not a change, so saving comes to rest', () => {
    expect(editor.isUnsaved(editor.edited(open, 'title', 'The Last Ferry Home '))).toBe(false);
  });

  test('an empty title waits and holds up no other field', () => {
    const state = editor.edited(editor.edited(open, 'title', '  '), 'brief', 'Fog.');
    expect(editor.faultOf(state.draft, 'title')).toBe('invalid.empty');
    expect(editor.changes(state)).toEqual({ brief: 'Fog.' });
    expect(editor.isUnsaved(editor.saved(state, drama({ brief: 'Fog.', revision: 4 })))).toBe(true);
  });

  test.each([
    ['number_of_roles', 21, 'drama.invalid.roles'],
    ['number_of_dialogs', 51, 'drama.invalid.dialogs'],
  ] as const)('%s of %i is refused', (field, value, key) => {
    expect(editor.faultOf(editor.edited(open, field, value).draft, field)).toBe(key);
  });
});

describe('saving', () => {
  test('an answer that holds all that was typed is saved', () => {
    const state = editor.saved(editor.saving(typed, editor.changes(typed)), drama({ title: 'The First Ferry', revision: 4 }));
    expect(state.save).toBe('saved');
    expect(state.standing.revision).toBe(4);
  });

  test('what was typed while a save was on its way is still there and still to be saved', () => {
    const meanwhile = editor.edited(editor.saving(typed, editor.changes(typed)), 'brief', 'Fog over the pier.');
    const state = editor.saved(meanwhile, drama({ title: 'The First Ferry', revision: 4 }));
    expect(state.draft.brief).toBe('Fog over the pier.');
    expect(state.save).toBe('none');
    expect(editor.changes(state)).toEqual({ brief: 'Fog over the pier.' });
  });

  test('a failed save keeps the text and counts', () => {
    const state = editor.failed(editor.saving(editor.failed(typed, true), {}), true);
    expect(state).toMatchObject({ save: 'failed', failures: 2, draft: { title: 'The First Ferry' } });
  });

  test('the connection comes back and saving starts anew', () => {
    const offline = editor.connected(typed, false);
    expect(offline.save).toBe('offline');
    expect(editor.connected(offline, true)).toMatchObject({ save: 'none', failures: 0, draft: { title: 'The First Ferry' } });
  });

  test('a refused save was not taken; one before it whose answer was lost may have been', () => {
    const again = editor.saving(editor.failed(editor.saving(typed, { title: 'Lost' }), true), editor.changes(typed));
    expect(editor.refused(again, 'input/invalid').sent).toEqual([{ title: 'Lost' }]);
  });

  test('a refusal stands until the text changes', () => {
    const state = editor.refused(typed, 'input/invalid');
    expect(state.save).toBe('refused');
    expect(editor.edited(state, 'title', 'Another')).toMatchObject({ save: 'none', refusal: null });
  });
});

describe('two tabs', () => {
  const theirs = drama({ title: 'The Night Ferry', revision: 4 });

  test('a tab with nothing unsaved takes what another tab saved', () => {
    expect(editor.heard(open, theirs)).toMatchObject({ draft: { title: 'The Night Ferry' }, standing: { revision: 4 }, theirs: null });
  });

  test('a tab with unsaved words keeps them and shows both', () => {
    const state = editor.heard(typed, theirs);
    expect(state).toMatchObject({ save: 'conflict', draft: { title: 'The First Ferry' }, theirs: { title: 'The Night Ferry' } });
  });

  test('an older revision says nothing new', () => {
    expect(editor.heard(typed, drama({ revision: 3 }))).toBe(typed);
  });

  test('keeping mine saves over the revision that stands', () => {
    const state = editor.keptMine(editor.conflicted(typed, theirs));
    expect(state).toMatchObject({ save: 'none', theirs: null, standing: { revision: 4 } });
    expect(editor.changes(state)).toEqual({ title: 'The First Ferry' });
  });

  test('what was sent before the person chose is no longer waited for', () => {
    const clash = editor.conflicted(editor.saving(typed, editor.changes(typed)), theirs);
    expect([editor.keptMine(clash).sent, editor.tookTheirs(clash).sent]).toEqual([[], []]);
  });

  test('taking theirs leaves nothing of mine', () => {
    const state = editor.tookTheirs(editor.conflicted(typed, theirs));
    expect(state.draft.title).toBe('The Night Ferry');
    expect(editor.isUnsaved(state)).toBe(false);
  });

  test('two versions that say the same are no conflict', () => {
    const same = drama({ title: 'The First Ferry', revision: 4 });
    expect(editor.conflicted(typed, same)).toMatchObject({ save: 'saved', theirs: null, standing: { revision: 4 } });
  });

  test('a third save during a conflict replaces the version that is shown', () => {
    const state = editor.heard(editor.conflicted(typed, theirs), drama({ title: 'The Morning Ferry', revision: 5 }));
    expect(state.theirs?.title).toBe('The Morning Ferry');
    expect(state.draft.title).toBe('The First Ferry');
  });

  test('losing the connection does not hide a conflict', () => {
    expect(editor.connected(editor.conflicted(typed, theirs), false).save).toBe('conflict');
  });
});

describe('text kept by this browser', () => {
  const kept = { standing: drama(), draft: typed.draft };

  test('lies over the same revision as if just typed', () => {
    expect(editor.changes(editor.restored(drama(), kept))).toEqual({ title: 'The First Ferry' });
  });

  test('is shown beside a newer one instead of overwriting it', () => {
    const state = editor.restored(drama({ title: 'The Night Ferry', revision: 4 }), kept);
    expect(state).toMatchObject({ save: 'conflict', draft: { title: 'The First Ferry' }, theirs: { revision: 4 } });
  });
});
