import type { AppError } from '@meowtale/web-kit';
import { createStore } from 'zustand';
import type { ShownArticle } from '../public-site/documents.ts';
import type { Site, SiteModule } from './documents.ts';
import * as site from './site-state.ts';

export interface SiteVerbs {
  put(module: SiteModule): void;
  remove(cid: string): void;
  move(from: number, to: number): void;
  show(cid: string, isActive: boolean): void;
  change(changed: Partial<site.Draft>): void;
  undo(): void;
  redo(): void;
  refreshArticle(written: ShownArticle): void;
  send(): void;
  finish(sent: site.Draft, answer: Site): void;
  fail(failure: AppError): void;
  retry(): void;
  replace(theirs: Site): void;
}

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
    send: () => set(site.sending),
    finish: (sent, answer) => set((state) => site.answered(state, sent, answer)),
    fail: (failure) => set((state) => site.notAnswered(state, failure)),
    retry: () => set({ stage: 'changed', failure: null }),
    replace: (theirs) => set(site.openSite(theirs)),
  }));

export type SiteStore = ReturnType<typeof createSiteStore>;
