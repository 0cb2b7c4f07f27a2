import type { AppError } from '@meowtale/web-kit';
import { createStore } from 'zustand';
import type { Site, SiteModule } from './documents.ts';
import * as site from './site-state.ts';

export interface SiteVerbs {
  add(): void;
  remove(cid: string): void;
  move(cid: string, direction: 1 | -1): void;
  show(cid: string, isActive: boolean): void;
  edit(cid: string, change: Partial<SiteModule['element']>): void;
  send(): void;
  finish(sent: readonly SiteModule[], answer: Site): void;
  fail(failure: AppError): void;
  retry(): void;
  replace(theirs: Site): void;
}

/** One site being edited: state and verbs, no fetching. */
export const createSiteStore = (initial: Site) =>
  createStore<site.SiteState & SiteVerbs>()((set) => ({
    ...site.openSite(initial),
    add: () => set((state) => site.addProfile(state, crypto.randomUUID())),
    remove: (cid) => set((state) => site.removeModule(state, cid)),
    move: (cid, direction) => set((state) => site.moveModule(state, cid, direction)),
    show: (cid, isActive) => set((state) => site.showModule(state, cid, isActive)),
    edit: (cid, change) => set((state) => site.editElement(state, cid, change)),
    send: () => set(site.sending),
    finish: (sent, answer) => set((state) => site.answered(state, sent, answer)),
    fail: (failure) => set((state) => site.notAnswered(state, failure)),
    retry: () => set({ stage: 'changed', failure: null }),
    replace: (theirs) => set(site.openSite(theirs)),
  }));

export type SiteStore = ReturnType<typeof createSiteStore>;
