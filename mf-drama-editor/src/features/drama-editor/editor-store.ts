import type { DramaInput } from '@meowtale/contracts/inputs/drama/drama';
import { connectionChanged, type SaveVerbs, saveFailed, saveRefused, saveRetried, saveStarted } from '@meowtale/web-kit/editor';
import { createStore } from 'zustand';
import * as editor from './editor-state.ts';
import * as sync from './editor-sync.ts';
import { type DramaField, fieldKey, type Patch } from './pieces.ts';

export interface EditorVerbs extends SaveVerbs<Patch, sync.Update, sync.Update> {
  edit<F extends DramaField>(field: F, value: DramaInput[F]): void;
  /** Changes parts as one step; quick steps of the same `group` are joined. */
  change(patch: Patch, group?: string): void;
  undo(): void;
  redo(): void;
  hear(update: sync.Update): void;
  goBack(update: sync.Update): void;
  keepMine(): void;
  takeTheirs(): void;
  retry(): void;
}

/** Creates the store of one open drama: state and verbs, no fetching. */
export const createEditorStore = (initial: editor.EditorState) =>
  createStore<editor.EditorState & EditorVerbs>()((set) => ({
    ...initial,
    edit: (field, value) =>
      set((state) => editor.edited(state, { [fieldKey(field)]: value }, { group: fieldKey(field), at: performance.now() })),
    change: (patch, group) => {
      if (Object.keys(patch).length > 0) set((state) => editor.edited(state, patch, { group: group ?? null, at: performance.now() }));
    },
    undo: () => set(editor.undone),
    redo: () => set(editor.redone),
    start: (change) => set((state) => saveStarted(state, change)),
    finish: (update) => set((state) => sync.saved(state, update)),
    fail: (online) => set((state) => saveFailed(state, online)),
    refuse: (error) => set((state) => saveRefused(state, error)),
    clash: (update) => set((state) => sync.conflicted(state, update)),
    hear: (update) => set((state) => sync.heard(state, update)),
    goBack: (update) => set((state) => sync.wentBack(state, update, performance.now())),
    connect: (online) => set((state) => connectionChanged(state, online)),
    keepMine: () => set(sync.keptMine),
    takeTheirs: () => set(sync.tookTheirs),
    retry: () => set(saveRetried),
  }));

export type EditorStore = ReturnType<typeof createEditorStore>;
