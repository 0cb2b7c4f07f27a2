import type { AppError } from '@meowtale/web-kit';
import type { SaveVerbs } from '@meowtale/web-kit/editor';
import { createStore } from 'zustand';
import type { ShownArticle } from '../public-site/documents.ts';
import type { Site, SiteModule } from './documents.ts';
import type { Draft } from './site-draft.ts';
import * as site from './site-state.ts';
import type { StoredSite } from './stored-site.ts';

/** A successful save: the draft that was sent, and the revision that it made. */
export interface SavedSite {
  draft: Draft;
  revision: number;
}

export interface SiteVerbs extends SaveVerbs<Draft, SavedSite, Site> {
  put(module: SiteModule): void;
  remove(cid: string): void;
  move(from: number, to: number): void;
  show(cid: string, isActive: boolean): void;
  change(changed: Partial<Draft>): void;
  undo(): void;
  redo(): void;
  refreshArticle(written: ShownArticle): void;
  retry(): void;
  adopt(saved: Site): void;
  keepMine(): void;
  takeTheirs(): void;
}

const UNANSWERED: AppError = { code: 'other/network-request-failed' };

/** Creates the store of one site being edited: state and verbs, no fetching. */
export const createSiteStore = (initial: Site, stored: StoredSite | null) =>
  createStore<site.SiteState & SiteVerbs>()((set) => ({
    ...site.openSite(initial, stored),
    put: (module) => set((state) => site.putModule(state, module)),
    remove: (cid) => set((state) => site.removeModule(state, cid)),
    move: (from, to) => set((state) => site.moveModule(state, from, to)),
    show: (cid, isActive) => set((state) => site.showModule(state, cid, isActive)),
    change: (changed) => set((state) => site.change(state, changed)),
    undo: () => set(site.undo),
    redo: () => set(site.redo),
    refreshArticle: (written) => set((state) => site.refreshArticle(state, written)),
    start: () => set(site.sending),
    finish: (saved) => set((state) => site.answered(state, saved.draft, saved.revision)),
    clash: (theirs) => set((state) => site.clash(state, theirs)),
    refuse: (failure) => set((state) => site.notAnswered(state, failure)),
    fail: (_online, failure = UNANSWERED) => set((state) => site.notAnswered(state, failure)),
    connect: (online) => set((state) => (online && state.stage === 'failed' ? { stage: 'changed', failure: null, failures: 0 } : state)),
    retry: () => set({ stage: 'changed', failure: null }),
    adopt: (saved) => set((state) => site.adopt(state, saved)),
    keepMine: () => set(site.keepMine),
    takeTheirs: () => set(site.takeTheirs),
  }));

export type SiteStore = ReturnType<typeof createSiteStore>;
