import type { AppError } from '@meowtale/web-kit';
import type { SaveVerbs } from '@meowtale/web-kit/editor';
import { createStore } from 'zustand';
import type { ShownArticle } from '../public-site/documents.ts';
import type { Site, SiteModule } from './documents.ts';
import * as site from './site-state.ts';

/** A site as a save left it, with the draft that was sent. */
export interface SavedSite {
  draft: site.Draft;
  site: Site;
}

export interface SiteVerbs extends SaveVerbs<site.Draft, SavedSite, AppError> {
  put(module: SiteModule): void;
  remove(cid: string): void;
  move(from: number, to: number): void;
  show(cid: string, isActive: boolean): void;
  change(changed: Partial<site.Draft>): void;
  undo(): void;
  redo(): void;
  refreshArticle(written: ShownArticle): void;
  retry(): void;
  replace(theirs: Site): void;
}

const UNANSWERED: AppError = { code: 'other/network-request-failed' };

/** Creates the store of one site being edited: state and verbs, no fetching. */
export const createSiteStore = (initial: Site) =>
  createStore<site.SiteState & SiteVerbs>()((set) => ({
    ...site.openSite(initial),
    put: (module) => set((state) => site.putModule(state, module)),
    remove: (cid) => set((state) => site.removeModule(state, cid)),
    move: (from, to) => set((state) => site.moveModule(state, from, to)),
    show: (cid, isActive) => set((state) => site.showModule(state, cid, isActive)),
    change: (changed) => set((state) => site.change(state, changed)),
    undo: () => set(site.undo),
    redo: () => set(site.redo),
    refreshArticle: (written) => set((state) => site.refreshArticle(state, written)),
    start: () => set(site.sending),
    finish: (saved) => set((state) => site.answered(state, saved.draft, saved.site)),
    clash: (failure) => set((state) => site.notAnswered(state, failure)),
    refuse: (failure) => set((state) => site.notAnswered(state, failure)),
    fail: (_online, failure = UNANSWERED) => set((state) => site.notAnswered(state, failure)),
    connect: (online) => set((state) => (online && state.stage === 'failed' ? { stage: 'changed', failure: null, failures: 0 } : state)),
    retry: () => set({ stage: 'changed', failure: null }),
    replace: (theirs) => set(site.openSite(theirs)),
  }));

export type SiteStore = ReturnType<typeof createSiteStore>;
