import type { DramaChangeInput, DramaInput } from '@meowtale/contracts/inputs/drama/drama';
import { createStore } from 'zustand';
import * as editor from './editor-state.ts';

export interface EditorVerbs {
  edit<F extends editor.DramaField>(field: F, value: DramaInput[F]): void;
  start(change: DramaChangeInput): void;
  finish(standing: editor.StandingDrama): void;
  fail(online: boolean): void;
  refuse(code: string): void;
  clash(theirs: editor.StandingDrama): void;
  hear(theirs: editor.StandingDrama): void;
  connect(online: boolean): void;
  keepMine(): void;
  takeTheirs(): void;
  retry(): void;
}

/** One open drama: state and verbs, no fetching. */
export const createEditorStore = (initial: editor.EditorState) =>
  createStore<editor.EditorState & EditorVerbs>()((set) => ({
    ...initial,
    edit: (field, value) => set((state) => editor.edited(state, field, value)),
    start: (change) => set((state) => editor.saving(state, change)),
    finish: (standing) => set((state) => editor.saved(state, standing)),
    fail: (online) => set((state) => editor.failed(state, online)),
    refuse: (code) => set((state) => editor.refused(state, code)),
    clash: (theirs) => set((state) => editor.conflicted(state, theirs)),
    hear: (theirs) => set((state) => editor.heard(state, theirs)),
    connect: (online) => set((state) => editor.connected(state, online)),
    keepMine: () => set(editor.keptMine),
    takeTheirs: () => set(editor.tookTheirs),
    retry: () => set(editor.retried),
  }));

export type EditorStore = ReturnType<typeof createEditorStore>;
