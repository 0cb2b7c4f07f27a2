import { describe, expect, test } from '@jest/globals';
import { newLine, newParagraph } from '@meowtale/story/model';
import { connectionChanged, saveFailed, saveRefused, saveStarted } from '@meowtale/web-kit/editor';
import * as editor from './editor-state.ts';
import * as sync from './editor-sync.ts';
import { type Patch, patchOf } from './pieces.ts';
import { drama, parts, savedDrama, update } from './test-drama.ts';

const open = editor.opened(savedDrama());
const edit = (state: editor.EditorState, patch: Patch) => editor.edited(state, patch, { at: 0 });
const typed = edit(open, { '@title': 'The First Ferry' });
const boat = (title: string) => newParagraph('boat', { title });

describe('saving', () => {
  test('a response that contains all input is saved', () => {
    const state = sync.saved(saveStarted(typed, editor.changes(typed)), update({ title: 'The First Ferry' }));
    expect(state.save).toBe('saved');
    expect(state.saved.revision).toBe(4);
    expect(state.touched.size).toBe(0);
  });

  test('text typed during a save stays and is still to be saved', () => {
    const meanwhile = edit(saveStarted(typed, editor.changes(typed)), { boat: boat('The ferry') });
    const state = sync.saved(meanwhile, update({ title: 'The First Ferry' }));
    expect(state.save).toBe('none');
    expect(editor.changes(state)).toEqual({ boat: boat('The ferry') });
  });

  test('another tab’s saves of other parts come with the response', () => {
    const dusk = newParagraph('dusk', { title: 'Night' });
    const state = sync.saved(
      saveStarted(typed, editor.changes(typed)),
      update({ title: 'The First Ferry', data: { parts: [dusk], removed: ['mira'] } }),
    );
    expect(state.draft.dusk).toEqual(dusk);
    expect('mira' in state.draft).toBe(false);
    expect(state.save).toBe('saved');
  });

  test('a saved part stays the same object, so that its steps can be undone', () => {
    const mine = edit(open, { boat: boat('The ferry') });
    const state = sync.saved(saveStarted(mine, editor.changes(mine)), update({ data: { parts: [boat('The ferry')], removed: [] } }));
    expect(state.draft.boat).toBe(mine.draft.boat);
    expect(editor.partIn(editor.undone(state), 'paragraph', 'boat')?.title).toBe('The boat');
  });

  test('a failed save keeps the text and is counted', () => {
    const state = saveFailed(saveStarted(saveFailed(typed, true), {}), true);
    expect(state).toMatchObject({ save: 'failed', failures: 2, draft: { '@title': 'The First Ferry' } });
  });

  test('saving resumes when the connection returns', () => {
    const offline = connectionChanged(typed, false);
    expect(offline.save).toBe('offline');
    expect(connectionChanged(offline, true)).toMatchObject({ save: 'none', failures: 0, draft: { '@title': 'The First Ferry' } });
  });

  test('a rejected save was not stored; an unanswered one before it may have been', () => {
    const again = saveStarted(saveFailed(saveStarted(typed, { '@title': 'Lost' }), true), editor.changes(typed));
    expect(saveRefused(again, { code: 'input/invalid' }).sent).toEqual([{ '@title': 'Lost' }]);
  });

  test('a rejection stays until the text changes', () => {
    const state = saveRefused(typed, { code: 'input/invalid' });
    expect(state.save).toBe('refused');
    expect(edit(state, { '@title': 'Another' })).toMatchObject({ save: 'none', refusal: null });
  });
});

describe('two tabs', () => {
  const theirs = update({ title: 'The Night Ferry' });

  test('a tab with nothing unsaved takes over another tab’s save', () => {
    expect(sync.heard(open, theirs)).toMatchObject({ draft: { '@title': 'The Night Ferry' }, saved: { revision: 4 }, theirs: null });
  });

  test('a change made only there is taken over beside unsaved input', () => {
    const state = sync.heard(typed, update({ data: { parts: [boat('The ship')], removed: [] } }));
    expect(state).toMatchObject({ save: 'none', theirs: null, draft: { '@title': 'The First Ferry', boat: boat('The ship') } });
    expect(editor.changes(state)).toEqual({ '@title': 'The First Ferry' });
  });

  test('a piece changed on both sides is a conflict with both versions, the others aren’t', () => {
    const mine = edit(typed, { boat: boat('The ferry') });
    const state = sync.heard(
      mine,
      update({ title: 'The Night Ferry', data: { parts: [boat('The ship'), newParagraph('dusk')], removed: [] } }),
    );
    expect(state).toMatchObject({
      save: 'conflict',
      draft: { '@title': 'The First Ferry', boat: boat('The ferry'), dusk: newParagraph('dusk') },
    });
    expect(state.theirs).toEqual({ '@title': 'The Night Ferry', boat: boat('The ship') });
  });

  test('a part removed there and changed here is a conflict', () => {
    const state = sync.heard(edit(open, { boat: boat('The ferry') }), update({ data: { parts: [], removed: ['boat'] } }));
    expect(state.theirs).toEqual({ boat: null });
    expect(editor.changes(sync.keptMine(state))).toEqual({ boat: boat('The ferry') });
    expect('boat' in sync.tookTheirs(state).draft).toBe(false);
  });

  test('a complete response removes the parts that it doesn’t contain', () => {
    const answer = drama({ revision: 4, data: { parts: parts().filter(({ id }) => id !== 'boat'), removed: [], whole: true } });
    const state = sync.heard(open, { revision: 4, updatedAt: answer.updatedAt, patch: patchOf(answer, open.saved.pieces) });
    expect(['boat' in state.draft, 'dusk' in state.draft, state.draft['@title']]).toEqual([false, true, 'The Last Ferry Home']);
  });

  test('restoring a snapshot is one step, and undoing it is saved like any edit', () => {
    const state = sync.wentBack(typed, update({ title: 'The First Ferry', data: { parts: [boat('The ship')], removed: ['dusk'] } }), 0);
    expect([editor.partIn(state, 'paragraph', 'boat')?.title, 'dusk' in state.draft]).toEqual(['The ship', false]);
    const undone = editor.undone(state);
    expect(undone.draft).toEqual(typed.draft);
    expect(Object.keys(editor.changes(undone)).sort()).toEqual(['boat', 'dusk']);
    expect(editor.redone(undone).draft).toEqual(state.draft);
    expect(editor.fieldIn(editor.undone(undone), 'title')).toBe('The Last Ferry Home');
  });

  test('an older revision is ignored', () => {
    expect(sync.heard(typed, update({ revision: 3 }))).toBe(typed);
  });

  test('keeping mine saves over the current revision', () => {
    const state = sync.keptMine(sync.conflicted(typed, theirs));
    expect(state).toMatchObject({ save: 'none', theirs: null, saved: { revision: 4 } });
    expect(editor.changes(state)).toEqual({ '@title': 'The First Ferry' });
  });

  test('what was sent before the choice is no longer waited for', () => {
    const clash = sync.conflicted(saveStarted(typed, editor.changes(typed)), theirs);
    expect([sync.keptMine(clash).sent, sync.tookTheirs(clash).sent]).toEqual([[], []]);
  });

  test('taking theirs keeps of mine only what they didn’t change', () => {
    const state = sync.tookTheirs(sync.conflicted(edit(typed, { '@brief': 'Fog.' }), theirs));
    expect(state.draft).toMatchObject({ '@title': 'The Night Ferry', '@brief': 'Fog.' });
    expect(editor.changes(state)).toEqual({ '@brief': 'Fog.' });
  });

  test('two equal versions are no conflict', () => {
    expect(sync.conflicted(typed, update({ title: 'The First Ferry' }))).toMatchObject({
      save: 'saved',
      theirs: null,
      saved: { revision: 4 },
    });
  });

  test('a third save during a conflict replaces the shown version', () => {
    const state = sync.heard(sync.conflicted(typed, theirs), update({ title: 'The Morning Ferry', revision: 5 }));
    expect(state.theirs).toEqual({ '@title': 'The Morning Ferry' });
    expect(state.draft['@title']).toBe('The First Ferry');
  });

  test('edits of other lines during a conflict stay whichever version is chosen', () => {
    const dusk = (first: string, second: string) =>
      newParagraph('dusk', {
        lines: [newLine('first', { words: { 'en-US': first } }), newLine('second', { words: { 'en-US': second } })],
      });
    const state = sync.conflicted(edit(open, { dusk: dusk('Mine.', '') }), update({ data: { parts: [dusk('Theirs.', '')], removed: [] } }));
    const later = edit(state, { dusk: dusk('Still mine.', 'Fog.') });
    expect(sync.keptMine(later).draft.dusk).toEqual(dusk('Still mine.', 'Fog.'));
    expect(sync.tookTheirs(later).draft.dusk).toEqual(dusk('Theirs.', 'Fog.'));
  });

  test('losing the connection does not hide a conflict', () => {
    expect(connectionChanged(sync.conflicted(typed, theirs), false).save).toBe('conflict');
  });
});

describe('text stored in this browser', () => {
  const stored = { saved: savedDrama(), changed: { '@title': 'The First Ferry', boat: boat('The ferry') } };

  test('is restored over the same revision as if just typed', () => {
    expect(editor.changes(sync.restored(savedDrama(), stored))).toEqual(stored.changed);
  });

  test('is shown beside a newer one instead of overwriting it', () => {
    const state = sync.restored(savedDrama({ title: 'The Night Ferry', revision: 4 }), stored);
    expect(state).toMatchObject({ save: 'conflict', draft: { '@title': 'The First Ferry' }, theirs: { '@title': 'The Night Ferry' } });
    expect(editor.changes(sync.keptMine(state))).toEqual(stored.changed);
  });
});
