import { websiteModuleInput } from '@meowtale/contracts/inputs/catalog/site-module';
import { type AppError, isPassing } from '@meowtale/web-kit';
import { type History, NO_HISTORY, recorded, redone, undone } from '@meowtale/web-kit/editor';
import type { ShownArticle } from '../public-site/documents.ts';
import type { Site, SiteModule } from './documents.ts';
import { toInput } from './module-input.ts';

/** saved: equal to the saved version; changed: not sent yet; saving: being sent; failed, refused and conflict keep the changes. */
export type SaveStage = 'saved' | 'changed' | 'saving' | 'failed' | 'refused' | 'conflict';

/** The parts of a site that are saved as they are changed. */
export interface Draft {
  modules: readonly SiteModule[];
  theme: string;
  language: string;
  /** 1 public, 0 hidden. */
  state: 0 | 1;
}

export interface SiteState extends History<Draft> {
  uuid: string;
  revision: number;
  draft: Draft;
  stage: SaveStage;
  /** Consecutive failed saves. */
  failures: number;
  /** Unanswered saves: each may be stored, with its response lost. */
  sent: readonly Draft[];
  failure: AppError | null;
}

const draftOf = ({ state, config: { modules, theme, language } }: Site): Draft => ({ modules, theme, language, state });

export function openSite(site: Site): SiteState {
  const { uuid, revision } = site;
  return {
    uuid,
    revision,
    draft: draftOf(site),
    ...NO_HISTORY,
    stage: 'saved',
    failures: 0,
    sent: [],
    failure: null,
  };
}

/** Returns the state after a change; a conflict stays until the person decides. */
function unsaved(state: SiteState): Pick<SiteState, 'stage' | 'failure' | 'failures'> {
  return state.stage === 'conflict'
    ? { stage: 'conflict', failure: state.failure, failures: 0 }
    : { stage: 'changed', failure: null, failures: 0 };
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

/** Converts a draft to the input of `setWebsiteMain`. */
export function toSaved({ modules, theme, language, state }: Draft) {
  return { config: { modules: modules.map(toInput), theme, language }, state };
}

export function sending(state: SiteState): SiteState {
  return { ...state, stage: 'saving', sent: [...state.sent, state.draft] };
}

/** Applies a successful save; changes made meanwhile are still unsaved. */
export function answered(state: SiteState, sent: Draft, site: Site): SiteState {
  const stage = serialize(state.draft) === serialize(sent) ? 'saved' : 'changed';
  return { ...state, revision: site.revision, stage, sent: [], failure: null, failures: 0 };
}

/** Serializes a draft as the service stores it: texts trimmed, in the schema's order and without unknown fields. */
function serialize(draft: Draft): string {
  const { config, state } = toSaved(draft);
  return JSON.stringify([
    config.modules.map((module) => websiteModuleInput.safeParse(module).data ?? module),
    config.theme,
    config.language,
    state,
  ]);
}

/** Returns the unanswered save of this editor that made the current version; undefined when another one did. */
export function ownSave({ revision, sent }: SiteState, site: Site): Draft | undefined {
  if (site.revision !== revision + 1) return undefined;
  const current = serialize(draftOf(site));
  return sent.find((draft) => serialize(draft) === current);
}

export function notAnswered(state: SiteState, failure: AppError): SiteState {
  const passing = isPassing(failure);
  const stage = failure.code === 'input/conflict' ? 'conflict' : passing ? 'failed' : 'refused';
  // A rejected save was not stored; an unanswered one before it may be.
  return { ...state, stage, failure, failures: state.failures + 1, sent: passing ? state.sent : state.sent.slice(0, -1) };
}
