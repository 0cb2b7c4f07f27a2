import type { PackVersion } from '@meowtale/contracts/inputs/catalog/game-pack';
import type { StoreInfoDraft, StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { connectionChanged, type SaveVerbs, saveFailed, saveRefused, saveRetried, saveStarted } from '@meowtale/web-kit/editor';
import { createStore } from 'zustand';
import type { Terms } from './documents.ts';
import * as editor from './editor-state.ts';
import type { FileRef, Listing, SavedSubmit } from './submit-data.ts';

export interface EditorVerbs extends SaveVerbs<editor.Parts, SavedSubmit, editor.Theirs> {
  edit<P extends editor.Part>(part: P, change: Partial<StoreSubmitDraft[P]>): void;
  editEntry(language: string, change: Partial<StoreInfoDraft> | ((entry: StoreInfoDraft) => Partial<StoreInfoDraft>)): void;
  editPack(change: (pack: StoreSubmitDraft['store_submit_game_pack']) => Partial<StoreSubmitDraft['store_submit_game_pack']>): void;
  addLanguage(language: StoreInfoDraft['language']): void;
  removeLanguage(language: string): void;
  keepFile(file: FileRef): void;
  noteChosen(file: string, became: string | null | undefined): void;
  keepMine(): void;
  takeTheirs(): void;
  retry(): void;
  moveOn(submit: SavedSubmit, listing?: Listing): void;
  setMaking(version: PackVersion, making: editor.Making): void;
  setJoining(joining: boolean): void;
  setElsewhere(elsewhere: boolean): void;
  setKept(isKept: boolean): void;
  setSale(status: string): void;
  settle(terms: Terms): void;
  unlock(): void;
}

/** Creates the store of one open listing: state and verbs, no fetching. */
export const createEditorStore = (initial: editor.EditorState) =>
  createStore<editor.EditorState & EditorVerbs>()((set) => ({
    ...initial,
    edit: (part, change) => set((state) => editor.edited(state, part, change)),
    editEntry: (language, change) =>
      set((state) => {
        const entry = state.draft.store_submit_info.list.find((candidate) => candidate.language === language);
        if (!entry) return state;
        return editor.entryEdited(state, language, typeof change === 'function' ? change(entry) : change);
      }),
    editPack: (change) => set((state) => editor.edited(state, 'store_submit_game_pack', change(state.draft.store_submit_game_pack))),
    addLanguage: (language) => set((state) => editor.languageAdded(state, language)),
    removeLanguage: (language) => set((state) => editor.languageRemoved(state, language)),
    keepFile: (file) => set((state) => editor.fileKept(state, file)),
    noteChosen: (file, became) => set((state) => editor.fileChosen(state, file, became)),
    start: (parts) => set((state) => saveStarted(state, parts)),
    finish: (submit, sent) => set((state) => editor.saved(state, submit, sent)),
    fail: (online) => set((state) => saveFailed(state, online)),
    refuse: (error) => set((state) => saveRefused(state, error)),
    clash: (theirs) => set((state) => editor.conflicted(state, theirs)),
    connect: (online) => set((state) => connectionChanged(state, online)),
    keepMine: () => set(editor.keptMine),
    takeTheirs: () => set(editor.tookTheirs),
    retry: () => set(saveRetried),
    moveOn: (submit, listing) => set((state) => editor.movedOn(state, submit, listing)),
    setMaking: (version, making) => set((state) => ({ making: { ...state.making, [version]: making } })),
    setJoining: (joining) => set({ joining }),
    setElsewhere: (elsewhere) => set({ elsewhere }),
    setKept: (isKept) => set((state) => (state.isKept === isKept ? state : { isKept })),
    settle: ({ release_type, search, cps_state, cps_profit_share_ratio, cps_closed_at, cps_is_fixed }) =>
      set((state) => ({
        listing: { ...state.listing, release_type, search, cps_state, cps_profit_share_ratio, cps_closed_at, cps_is_fixed },
      })),
    setSale: (status) => set((state) => ({ listing: { ...state.listing, status } })),
    unlock: () => set({ unlocked: true }),
  }));

export type EditorStore = ReturnType<typeof createEditorStore>;
