import type { DramaInput } from '@meowtale/contracts/inputs/drama/drama';
import { createStore } from 'zustand';
import * as editor from './editor-state.ts';
import * as sync from './editor-sync.ts';
import { type DramaField, fieldKey, type Patch } from './pieces.ts';

export interface EditorVerbs {
  edit<F extends DramaField>(field: F, value: DramaInput[F]): void;
  /** Changes parts as one step; quick steps of the same `group` are joined. */
  change(patch: Patch, group?: string): void;
  undo(): void;
  redo(): void;
  start(change: Patch): void;
  finish(update: sync.Update): void;
  fail(online: boolean): void;
  refuse(code: string): void;
  clash(update: sync.Update): void;
  hear(update: sync.Update): void;
  goBack(update: sync.Update): void;
  connect(online: boolean): void;
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
    start: (change) => set((state) => sync.saving(state, change)),
    finish: (update) => set((state) => sync.saved(state, update)),
    fail: (online) => set((state) => sync.failed(state, online)),
    refuse: (code) => set((state) => sync.refused(state, code)),
    clash: (update) => set((state) => sync.conflicted(state, update)),
    hear: (update) => set((state) => sync.heard(state, update)),
    goBack: (update) => set((state) => sync.wentBack(state, update, performance.now())),
    connect: (online) => set((state) => sync.connected(state, online)),
    keepMine: () => set(sync.keptMine),
    takeTheirs: () => set(sync.tookTheirs),
    retry: () => set(sync.retried),
  }));

export type EditorStore = ReturnType<typeof createEditorStore>;
