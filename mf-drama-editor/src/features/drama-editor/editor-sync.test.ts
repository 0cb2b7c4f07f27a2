import { describe, expect, test } from '@jest/globals';
import { newLine, newParagraph } from '@meowtale/story/model';
import * as editor from './editor-state.ts';
import * as sync from './editor-sync.ts';
import { type Patch, patchOf } from './pieces.ts';
import { drama, parts, standing, update } from './test-drama.ts';

const open = editor.opened(standing());
const edit = (state: editor.EditorState, patch: Patch) => editor.edited(state, patch, { at: 0 });
const typed = edit(open, { '@title': 'The First Ferry' });
const boat = (title: string) => newParagraph('boat', { title });

describe('saving', () => {
  test('an answer that holds all that was typed is saved', () => {
    const state = sync.saved(sync.saving(typed, editor.changes(typed)), update({ title: 'The First Ferry' }));
    expect(state.save).toBe('saved');
    expect(state.standing.revision).toBe(4);
    expect(state.touched.size).toBe(0);
  });

  test('what was typed while a save was on its way is still there and still to be saved', () => {
    const meanwhile = edit(sync.saving(typed, editor.changes(typed)), { boat: boat('The ferry') });
    const state = sync.saved(meanwhile, update({ title: 'The First Ferry' }));
    expect(state.save).toBe('none');
    expect(editor.changes(state)).toEqual({ boat: boat('The ferry') });
  });

  test('what somebody else saved of other parts comes with the answer', () => {
    const dusk = newParagraph('dusk', { title: 'Night' });
    const state = sync.saved(
      sync.saving(typed, editor.changes(typed)),
      update({ title: 'The First Ferry', data: { parts: [dusk], removed: ['mira'] } }),
    );
    expect(state.draft.dusk).toEqual(dusk);
    expect('mira' in state.draft).toBe(false);
    expect(state.save).toBe('saved');
  });

  test('a part that was saved stays the very one that is edited, so that its steps can be taken back', () => {
    const mine = edit(open, { boat: boat('The ferry') });
    const state = sync.saved(sync.saving(mine, editor.changes(mine)), update({ data: { parts: [boat('The ferry')], removed: [] } }));
    expect(state.draft.boat).toBe(mine.draft.boat);
    expect(editor.partIn(editor.undone(state), 'paragraph', 'boat')?.title).toBe('The boat');
  });

  test('a failed save keeps the text and counts', () => {
    const state = sync.failed(sync.saving(sync.failed(typed, true), {}), true);
    expect(state).toMatchObject({ save: 'failed', failures: 2, draft: { '@title': 'The First Ferry' } });
  });

  test('the connection comes back and saving starts anew', () => {
    const offline = sync.connected(typed, false);
    expect(offline.save).toBe('offline');
    expect(sync.connected(offline, true)).toMatchObject({ save: 'none', failures: 0, draft: { '@title': 'The First Ferry' } });
  });

  test('a refused save was not taken; one before it whose answer was lost may have been', () => {
    const again = sync.saving(sync.failed(sync.saving(typed, { '@title': 'Lost' }), true), editor.changes(typed));
    expect(sync.refused(again, 'input/invalid').sent).toEqual([{ '@title': 'Lost' }]);
  });

  test('a refusal stands until the text changes', () => {
    const state = sync.refused(typed, 'input/invalid');
    expect(state.save).toBe('refused');
    expect(edit(state, { '@title': 'Another' })).toMatchObject({ save: 'none', refusal: null });
  });
});

describe('two tabs', () => {
  const theirs = update({ title: 'The Night Ferry' });

  test('a tab with nothing unsaved takes what another tab saved', () => {
    expect(sync.heard(open, theirs)).toMatchObject({ draft: { '@title': 'The Night Ferry' }, standing: { revision: 4 }, theirs: null });
  });

  test('what was changed there and not here is taken beside what is unsaved', () => {
    const state = sync.heard(typed, update({ data: { parts: [boat('The ship')], removed: [] } }));
    expect(state).toMatchObject({ save: 'none', theirs: null, draft: { '@title': 'The First Ferry', boat: boat('The ship') } });
    expect(editor.changes(state)).toEqual({ '@title': 'The First Ferry' });
  });

  test('the same piece changed on both sides is kept and shown twice, the others aren’t', () => {
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

  test('a part that was taken away there and changed here is one to choose of', () => {
    const state = sync.heard(edit(open, { boat: boat('The ferry') }), update({ data: { parts: [], removed: ['boat'] } }));
    expect(state.theirs).toEqual({ boat: null });
    expect(editor.changes(sync.keptMine(state))).toEqual({ boat: boat('The ferry') });
    expect('boat' in sync.tookTheirs(state).draft).toBe(false);
  });

  test('an answer that is whole takes away what it doesn’t name', () => {
    const answer = drama({ revision: 4, data: { parts: parts().filter(({ id }) => id !== 'boat'), removed: [], whole: true } });
    const state = sync.heard(open, { revision: 4, updatedAt: answer.updatedAt, patch: patchOf(answer, open.standing.pieces) });
    expect(['boat' in state.draft, 'dusk' in state.draft, state.draft['@title']]).toEqual([false, true, 'The Last Ferry Home']);
  });

  test('a snapshot that was gone back to is one step, and taking it back is saved as any edit', () => {
    const state = sync.wentBack(typed, update({ title: 'The First Ferry', data: { parts: [boat('The ship')], removed: ['dusk'] } }), 0);
    expect([editor.partIn(state, 'paragraph', 'boat')?.title, 'dusk' in state.draft]).toEqual(['The ship', false]);
    const undone = editor.undone(state);
    expect(undone.draft).toEqual(typed.draft);
    expect(Object.keys(editor.changes(undone)).sort()).toEqual(['boat', 'dusk']);
    expect(editor.redone(undone).draft).toEqual(state.draft);
    expect(editor.fieldIn(editor.undone(undone), 'title')).toBe('The Last Ferry Home');
  });

  test('an older revision says nothing new', () => {
    expect(sync.heard(typed, update({ revision: 3 }))).toBe(typed);
  });

  test('keeping mine saves over the revision that stands', () => {
    const state = sync.keptMine(sync.conflicted(typed, theirs));
    expect(state).toMatchObject({ save: 'none', theirs: null, standing: { revision: 4 } });
    expect(editor.changes(state)).toEqual({ '@title': 'The First Ferry' });
  });

  test('what was sent before the person chose is no longer waited for', () => {
    const clash = sync.conflicted(sync.saving(typed, editor.changes(typed)), theirs);
    expect([sync.keptMine(clash).sent, sync.tookTheirs(clash).sent]).toEqual([[], []]);
  });

  test('taking theirs leaves of mine only what they didn’t change', () => {
    const state = sync.tookTheirs(sync.conflicted(edit(typed, { '@brief': 'Fog.' }), theirs));
    expect(state.draft).toMatchObject({ '@title': 'The Night Ferry', '@brief': 'Fog.' });
    expect(editor.changes(state)).toEqual({ '@brief': 'Fog.' });
  });

  test('two versions that say the same are no conflict', () => {
    expect(sync.conflicted(typed, update({ title: 'The First Ferry' }))).toMatchObject({
      save: 'saved',
      theirs: null,
      standing: { revision: 4 },
    });
  });

  test('a third save during a conflict replaces the version that is shown', () => {
    const state = sync.heard(sync.conflicted(typed, theirs), update({ title: 'The Morning Ferry', revision: 5 }));
    expect(state.theirs).toEqual({ '@title': 'The Morning Ferry' });
    expect(state.draft['@title']).toBe('The First Ferry');
  });

  test('what is written of other lines during a conflict stands whichever version is taken', () => {
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
    expect(sync.connected(sync.conflicted(typed, theirs), false).save).toBe('conflict');
  });
});

describe('text kept by this browser', () => {
  const kept = { standing: standing(), changed: { '@title': 'The First Ferry', boat: boat('The ferry') } };

  test('lies over the same revision as if just typed', () => {
    expect(editor.changes(sync.restored(standing(), kept))).toEqual(kept.changed);
  });

  test('is shown beside a newer one instead of overwriting it', () => {
    const state = sync.restored(standing({ title: 'The Night Ferry', revision: 4 }), kept);
    expect(state).toMatchObject({ save: 'conflict', draft: { '@title': 'The First Ferry' }, theirs: { '@title': 'The Night Ferry' } });
    expect(editor.changes(sync.keptMine(state))).toEqual(kept.changed);
  });
});
