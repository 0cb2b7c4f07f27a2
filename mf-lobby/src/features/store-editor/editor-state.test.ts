import { describe, expect, test } from '@jest/globals';
import { saveFailed, saveRefused, saveStarted } from '@meowtale/web-kit/editor';
import * as editor from './editor-state.ts';
import { editorState, picture, savedSubmit, submitAnswer } from './test-listing.ts';

const withName = (state: editor.EditorState, name: string) => editor.entryEdited(state, 'en-US', { name });
const nameOf = (state: editor.EditorState) => state.draft.store_submit_info.list[0]?.name;

describe('what is saved', () => {
  test('only the parts that changed', () => {
    const state = editor.edited(editorState(), 'store_submit_price', { list: [{ country: 'us', meowcent: 300 }] });
    expect(Object.keys(editor.changes(state))).toEqual(['store_submit_price']);
    expect(editor.isUnsaved(state)).toBe(true);
  });

  test('a part with an error waits, without delaying others, and shows the error', () => {
    const wrong = editor.edited(editorState(), 'store_submit_game_pack', { name: 'Night Ferry!' });
    const state = withName(wrong, 'The Day Ferry');
    expect(Object.keys(editor.changes(state))).toEqual(['store_submit_info']);
    expect(editor.faultsOf(state).get('store_submit_game_pack.name')).toMatchObject({ key: 'input/game-pack-name-error' });
  });

  test('a text trimmed by the service is no new change', () => {
    const typed = withName(editorState(), 'The Day Ferry ');
    const sent = editor.changes(typed);
    const savedState = editor.saved(saveStarted(typed, sent), savedSubmit({ revision: 4 }), sent);
    expect(savedState).toMatchObject({ save: 'saved', savedSubmit: { revision: 4 } });
    expect(nameOf(savedState)).toBe('The Day Ferry ');
    expect(editor.hasChanges(savedState)).toBe(false);
  });

  test('text typed during a save belongs to the next save', () => {
    const sent = editor.changes(withName(editorState(), 'The Day'));
    const typing = withName(saveStarted(withName(editorState(), 'The Day'), {}), 'The Day Ferry');
    const savedState = editor.saved(typing, savedSubmit({ revision: 4 }), sent);
    expect(savedState.save).toBe('none');
    expect(editor.changes(savedState).store_submit_info?.list[0]?.name).toBe('The Day Ferry');
  });
});

describe('a conflict', () => {
  const theirs = () => {
    const data = submitAnswer().data;
    const [entry] = data.store_submit_info.list;
    const list = entry ? [{ ...entry, name: 'Theirs' }] : [];
    return {
      savedSubmit: savedSubmit({ revision: 5, data: { ...data, store_submit_info: { ...data.store_submit_info, list } } }),
      files: {},
    };
  };

  test('keeps both versions until the person chooses', () => {
    const state = editor.conflicted(withName(editorState(), 'Mine'), theirs());
    expect(state).toMatchObject({ save: 'conflict', theirs: { savedSubmit: { revision: 5 } } });
    expect(nameOf(state)).toBe('Mine');
  });

  test('saves my version over the newer revision', () => {
    const state = editor.keptMine(editor.conflicted(withName(editorState(), 'Mine'), theirs()));
    expect(state).toMatchObject({ save: 'none', theirs: null, savedSubmit: { revision: 5 } });
    expect(editor.changes(state).store_submit_info?.list[0]?.name).toBe('Mine');
  });

  test('forgets what was sent before the choice', () => {
    const sent = saveStarted(withName(editorState(), 'Mine'), editor.changes(withName(editorState(), 'Mine')));
    const clash = editor.conflicted(sent, theirs());
    expect([editor.keptMine(clash).sent, editor.tookTheirs(clash).sent]).toEqual([[], []]);
  });

  test('takes their version with nothing left to save', () => {
    const state = editor.tookTheirs(editor.conflicted(withName(editorState(), 'Mine'), theirs()));
    expect(nameOf(state)).toBe('Theirs');
    expect(editor.isUnsaved(state)).toBe(false);
  });

  test('forgets no chosen file, nor does a submission whose state changed', () => {
    const chosen = { 'en-US a.png 1 5': picture(4).uuid, 'en-US b.png 1 5': null };
    const mine = { ...withName(editorState(), 'Mine'), chosen };
    expect(editor.tookTheirs(editor.conflicted(mine, theirs())).chosen).toEqual(chosen);
    expect(editor.movedOn(mine, savedSubmit()).chosen).toEqual(chosen);
  });

  test('doesn’t occur when both are equal', () => {
    const state = editor.conflicted(withName(editorState(), 'Theirs'), theirs());
    expect(state).toMatchObject({ save: 'saved', theirs: null });
  });
});

describe('a rejection', () => {
  test('was not saved; an unanswered save before it may have been', () => {
    const earlier = editor.changes(withName(editorState(), 'Lost'));
    const again = saveStarted(saveFailed(saveStarted(editorState(), earlier), true), editor.changes(withName(editorState(), 'Mine')));
    expect(saveRefused(again, { code: 'input/invalid' }).sent).toEqual([earlier]);
  });

  test('is shown at its field until that part is edited', () => {
    const fields = [{ path: 'store_submit_info.list.0.cover', key: 'upload.errors.notYours' }];
    const state = saveRefused(withName(editorState(), 'Mine'), { code: 'input/invalid', fields });
    expect(editor.faultsOf(state).get('store_submit_info.list.0.cover')?.key).toBe('upload.errors.notYours');
    const edited = withName(state, 'Mine again');
    expect(editor.faultsOf(edited).size).toBe(0);
    expect(edited.save).toBe('none');
  });
});

describe('which states can be edited', () => {
  test.each([
    ['incomplete', true],
    ['saved', true],
    ['unsubmitted', true],
    ['submitted', true],
    ['reviewing', false],
    ['refused', false],
    ['passed', false],
    ['preparing', false],
    ['startPreview', false],
    ['release', false],
  ])('%s: %s', (status, editable) => {
    expect(editor.isEditable(editorState({ status }))).toBe(editable);
  });

  test('one in review can be, after the person confirmed', () => {
    expect(editor.isEditable({ ...editorState({ status: 'reviewing' }), unlocked: true })).toBe(true);
  });
});

describe('texts stored in the browser', () => {
  const stored = (revision: number) => ({ uuid: savedSubmit().uuid, revision, draft: withName(editorState(), 'Kept').draft, files: {} });

  test('are restored over the revision on which they were written', () => {
    const state = editor.restored(editorState(), stored(3));
    expect(nameOf(state)).toBe('Kept');
    expect(state.save).toBe('none');
  });

  test('of an older release leave newer fields unchanged', () => {
    const { draft, ...rest } = stored(3);
    const { app_upload: _unknown, ...pack } = draft.store_submit_game_pack;
    const older = { ...draft, store_submit_game_pack: pack } as typeof draft;
    const state = editor.restored(editorState(), { ...rest, draft: older });
    expect(nameOf(state)).toBe('Kept');
    expect(state.draft.store_submit_game_pack).toEqual(savedSubmit().draft.store_submit_game_pack);
  });

  test('are a conflict over a newer revision', () => {
    expect(editor.restored(editorState(), stored(2)).save).toBe('conflict');
  });
});

test('the first language becomes the default, and removing it removes the default', () => {
  const added = editor.languageAdded(editor.languageRemoved(editorState(), 'en-US'), 'zh-TW');
  expect(added.draft.store_submit_info.default_lang).toBe('zh-TW');
  expect(editor.languageRemoved(added, 'zh-TW').draft.store_submit_info).toMatchObject({ list: [], default_lang: null });
});
