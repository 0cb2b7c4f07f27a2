import { type AppError, isPassing } from '@meowtale/web-kit';
import { type History, NO_HISTORY, recorded, redone, undone } from '@meowtale/web-kit/editor';
import type { ShownArticle } from '../public-site/documents.ts';
import type { Site, SiteModule } from './documents.ts';
import { type Draft, draftOf, isSameInput, isStoredAlike } from './site-draft.ts';
import { findFaults, type ModuleFault } from './site-faults.ts';
import type { StoredSite } from './stored-site.ts';

/** saved: equal to the saved version; changed: not sent yet; saving: being sent; failed, refused and conflict keep the changes. */
export type SaveStage = 'saved' | 'changed' | 'saving' | 'failed' | 'refused' | 'conflict';

export interface SiteState extends History<Draft> {
  uuid: string;
  name: string;
  domain: string;
  revision: number;
  draft: Draft;
  stage: SaveStage;
  /** Consecutive failed saves. */
  failures: number;
  /** Unanswered saves: each may be stored, with its response lost. */
  sent: readonly Draft[];
  failure: AppError | null;
  /** What the last rejected save had wrong, until a save succeeds. */
  faults: readonly ModuleFault[];
  /** In a conflict, the saved version. */
  theirs: Site | null;
  /** Whether the draft was restored from this browser, and not changed since. */
  isRestored: boolean;
}

const SETTLED = { stage: 'saved', failures: 0, sent: [], failure: null, faults: [], theirs: null, isRestored: false } as const;

/** Opens a site with the changes that this browser stored, as a step that can be undone; they conflict with a version saved since. */
export function openSite(site: Site, stored: StoredSite | null = null): SiteState {
  const { uuid, name, domain, revision } = site;
  const opened: SiteState = { uuid, name, domain, revision, draft: draftOf(site), ...NO_HISTORY, ...SETTLED };
  if (!stored || isStoredAlike(stored.draft, opened.draft)) return opened;
  const restored = { ...change(opened, stored.draft), isRestored: true };
  return stored.revision === revision ? restored : clash({ ...restored, revision: stored.revision }, site);
}

/** Takes over a saved version; what it replaces can be brought back by undoing. */
export function adopt(state: SiteState, site: Site): SiteState {
  const { name, domain, revision } = site;
  const adopted: SiteState = { ...state, ...SETTLED, name, domain, revision, draft: draftOf(site) };
  if (isStoredAlike(adopted.draft, state.draft)) return adopted;
  return { ...adopted, ...recorded(state, { group: null, at: performance.now(), before: state.draft, after: adopted.draft }) };
}

/** Applies another save since the one that was read: the person chooses, unless both are equal. */
export function clash(state: SiteState, theirs: Site): SiteState {
  if (isStoredAlike(state.draft, draftOf(theirs))) return adopt(state, theirs);
  return { ...state, stage: 'conflict', theirs, sent: [], failure: null, failures: 0 };
}

/** Ends a conflict: this version is saved over the other one. */
export function keepMine(state: SiteState): SiteState {
  return state.theirs ? { ...state, revision: state.theirs.revision, theirs: null, stage: 'changed' } : state;
}

export const takeTheirs = (state: SiteState): SiteState => (state.theirs ? adopt(state, state.theirs) : state);

/** Returns the state after a change; a conflict stays until the person decides. */
function unsaved(state: SiteState): Pick<SiteState, 'stage' | 'failure' | 'failures' | 'isRestored'> {
  const stage = state.stage === 'conflict' ? 'conflict' : 'changed';
  return { stage, failure: null, failures: 0, isRestored: false };
}

export function change(state: SiteState, changed: Partial<Draft>): SiteState {
  const draft = { ...state.draft, ...changed };
  const step = { group: null, at: performance.now(), before: state.draft, after: draft };
  return { ...state, ...unsaved(state), ...recorded(state, step), draft };
}

export function undo(state: SiteState): SiteState {
  const back = undone(state);
  return back ? { ...state, ...unsaved(state), ...back.history, draft: back.step.before } : state;
}

export function redo(state: SiteState): SiteState {
  const again = redone(state);
  return again ? { ...state, ...unsaved(state), ...again.history, draft: again.step.after } : state;
}

/** Replaces a module, or adds it at the end. */
export function putModule(state: SiteState, module: SiteModule): SiteState {
  const { modules } = state.draft;
  const at = modules.findIndex(({ cid }) => cid === module.cid);
  return change(state, { modules: at < 0 ? [...modules, module] : modules.with(at, module) });
}

export const removeModule = (state: SiteState, cid: string): SiteState =>
  change(state, { modules: state.draft.modules.filter((module) => module.cid !== cid) });

/** Moves a module to another index, from 0; beyond either end it stays. */
export function moveModule(state: SiteState, from: number, to: number): SiteState {
  const modules = [...state.draft.modules];
  const [module] = to >= 0 && to < modules.length && from !== to ? modules.splice(from, 1) : [];
  if (!module) return state;
  modules.splice(to, 0, module);
  return change(state, { modules });
}

export function showModule(state: SiteState, cid: string, isActive: boolean): SiteState {
  return change(state, { modules: state.draft.modules.map((module) => (module.cid === cid ? { ...module, isActive } : module)) });
}

/** Updates a changed article wherever it is used; there is nothing to save. */
export function refreshArticle(state: SiteState, written: ShownArticle): SiteState {
  const modules = state.draft.modules.map((module) => ({
    ...module,
    list: module.list.map((item) => (item.resourceUUID === written.uuid ? { ...item, article: written } : item)),
    article: module.article?.resourceUUID === written.uuid ? { ...module.article, article: written } : module.article,
  }));
  return { ...state, draft: { ...state.draft, modules } };
}

export function sending(state: SiteState): SiteState {
  return { ...state, stage: 'saving', sent: [...state.sent, state.draft] };
}

/** Applies a successful save; changes made meanwhile are still unsaved. */
export function answered(state: SiteState, sent: Draft, revision: number): SiteState {
  const stage = isSameInput(state.draft, sent) ? 'saved' : 'changed';
  return { ...state, ...SETTLED, revision, stage, isRestored: state.isRestored };
}

/** Returns the unanswered save of this editor that made the current version; undefined when another one did. */
export function ownSave({ revision, sent }: SiteState, site: Site): Draft | undefined {
  return site.revision === revision + 1 ? sent.find((draft) => isStoredAlike(draft, draftOf(site))) : undefined;
}

/** Applies a save that failed, or was rejected: what was changed since is still to be saved. */
export function notAnswered(state: SiteState, failure: AppError): SiteState {
  const failed: SiteState = { ...state, stage: 'failed', failure, failures: state.failures + 1 };
  if (isPassing(failure)) return failed;
  // A rejected save was not stored; an unanswered one before it may be.
  const [rejected, sent] = [state.sent.at(-1), state.sent.slice(0, -1)];
  const found = rejected ? findFaults(state.draft, rejected, failure) : { draft: state.draft, faults: [] };
  const isCurrent = !rejected || isSameInput(state.draft, rejected);
  const rejectedState: SiteState = { ...failed, ...found, sent, stage: 'refused' };
  return isCurrent ? rejectedState : { ...rejectedState, stage: 'changed', failure: null, failures: 0 };
}
