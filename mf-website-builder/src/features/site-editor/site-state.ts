import { websiteModuleInput } from '@meowtale/contracts/inputs/catalog/site-module';
import { type AppError, isPassing } from '@meowtale/web-kit';
import type { ShownArticle } from '../public-site/documents.ts';
import type { Site, SiteModule } from './documents.ts';
import { toInput } from './module-input.ts';

/** saved: what stands here stands there; changed: not sent yet; saving: on its way; failed, refused and conflict keep what was changed. */
export type SaveStage = 'saved' | 'changed' | 'saving' | 'failed' | 'refused' | 'conflict';

/** All of a site that is saved as it is changed. */
export interface Draft {
  modules: readonly SiteModule[];
  theme: string;
  language: string;
  /** 1 public, 0 hidden. */
  state: 0 | 1;
}

export interface SiteState {
  uuid: string;
  revision: number;
  draft: Draft;
  /** What it was, the last change last; and what was taken back, the next to come first. */
  past: readonly Draft[];
  future: readonly Draft[];
  stage: SaveStage;
  /** A save is on its way: another waits for its answer. */
  inFlight: boolean;
  /** Saves that failed in a row. */
  failures: number;
  /** What was sent and never answered: each may stand in the service, its answer lost on the way. */
  sent: readonly Draft[];
  failure: AppError | null;
}

const STEPS_MAX = 100;

const draftOf = ({ state, config: { modules, theme, language } }: Site): Draft => ({ modules, theme, language, state });

export function openSite(site: Site): SiteState {
  const { uuid, revision } = site;
  return {
    uuid,
    revision,
    draft: draftOf(site),
    past: [],
    future: [],
    stage: 'saved',
    inFlight: false,
    failures: 0,
    sent: [],
    failure: null,
  };
}

/** A second tab's save stays in the way until it is looked at. */
function unsaved(state: SiteState): Pick<SiteState, 'stage' | 'failure' | 'failures'> {
  return state.stage === 'conflict'
    ? { stage: 'conflict', failure: state.failure, failures: 0 }
    : { stage: 'changed', failure: null, failures: 0 };
}

export function change(state: SiteState, changed: Partial<Draft>): SiteState {
  const past = [...state.past, state.draft].slice(-STEPS_MAX);
  return { ...state, ...unsaved(state), draft: { ...state.draft, ...changed }, past, future: [] };
}

export function undo(state: SiteState): SiteState {
  const before = state.past.at(-1);
  if (!before) return state;
  return { ...state, ...unsaved(state), draft: before, past: state.past.slice(0, -1), future: [state.draft, ...state.future] };
}

export function redo(state: SiteState): SiteState {
  const [next, ...future] = state.future;
  if (!next) return state;
  return { ...state, ...unsaved(state), draft: next, past: [...state.past, state.draft], future };
}

/** A module in its place, or at the end. */
export function putModule(state: SiteState, module: SiteModule): SiteState {
  const { modules } = state.draft;
  const at = modules.findIndex(({ cid }) => cid === module.cid);
  return change(state, { modules: at < 0 ? [...modules, module] : modules.with(at, module) });
}

export const removeModule = (state: SiteState, cid: string): SiteState =>
  change(state, { modules: state.draft.modules.filter((module) => module.cid !== cid) });

/** Moves a module to another place; places count from 0, and over either end it stays. */
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

/** An article that was written anew says so wherever it stands; there is nothing to save. */
export function refreshArticle(state: SiteState, written: ShownArticle): SiteState {
  const modules = state.draft.modules.map((module) => ({
    ...module,
    list: module.list.map((item) => (item.resourceUUID === written.uuid ? { ...item, article: written } : item)),
    article: module.article?.resourceUUID === written.uuid ? { ...module.article, article: written } : module.article,
  }));
  return { ...state, draft: { ...state.draft, modules } };
}

/** A draft as `setWebsiteMain` takes it. */
export function toSaved({ modules, theme, language, state }: Draft) {
  return { config: { modules: modules.map(toInput), theme, language }, state };
}

export function sending(state: SiteState): SiteState {
  return { ...state, stage: 'saving', inFlight: true, sent: [...state.sent, state.draft] };
}

/** A save came back; what was changed meanwhile is still to be sent. */
export function answered(state: SiteState, sent: Draft, site: Site): SiteState {
  const stage = said(state.draft) === said(sent) ? 'saved' : 'changed';
  return { ...state, revision: site.revision, stage, inFlight: false, sent: [], failure: null, failures: 0 };
}

/** What a draft says as the service keeps it: words trimmed, in the schema's order and with nothing that it doesn't know. */
function said(draft: Draft): string {
  const { config, state } = toSaved(draft);
  return JSON.stringify([
    config.modules.map((module) => websiteModuleInput.safeParse(module).data ?? module),
    config.theme,
    config.language,
    state,
  ]);
}

/** What this editor sent and what stands now, its answer lost on the way; undefined when it is somebody else's. */
export function ownSave({ revision, sent }: SiteState, site: Site): Draft | undefined {
  if (site.revision !== revision + 1) return undefined;
  const standing = said(draftOf(site));
  return sent.find((draft) => said(draft) === standing);
}

export function notAnswered(state: SiteState, failure: AppError): SiteState {
  const passing = isPassing(failure);
  const stage = failure.code === 'input/conflict' ? 'conflict' : passing ? 'failed' : 'refused';
  // One that was answered was not taken; one before it may have been.
  return { ...state, stage, inFlight: false, failure, failures: state.failures + 1, sent: passing ? state.sent : state.sent.slice(0, -1) };
}
