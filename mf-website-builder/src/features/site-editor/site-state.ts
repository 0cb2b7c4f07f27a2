import { websiteModuleInput } from '@meowtale/contracts/inputs/catalog/site';
import type { AppError } from '@meowtale/web-kit';
import type { Site, SiteModule } from './documents.ts';

/** saved: what stands here stands there; changed: not sent yet; saving: on its way; failed, refused and conflict keep what was typed. */
export type SaveStage = 'saved' | 'changed' | 'saving' | 'failed' | 'refused' | 'conflict';

export interface SiteState {
  uuid: string;
  revision: number;
  modules: readonly SiteModule[];
  stage: SaveStage;
  /** What was sent and never answered: each may stand in the service, its answer lost on the way. */
  sent: readonly (readonly SiteModule[])[];
  failure: AppError | null;
}

export function openSite(site: Site): SiteState {
  return { uuid: site.uuid, revision: site.revision, modules: site.config.modules, stage: 'saved', sent: [], failure: null };
}

function changed(state: SiteState, modules: readonly SiteModule[]): SiteState {
  return {
    ...state,
    modules,
    stage: state.stage === 'conflict' ? 'conflict' : 'changed',
    failure: state.stage === 'conflict' ? state.failure : null,
  };
}

export function addProfile(state: SiteState, cid: string): SiteState {
  const element = { title: '', description: '', backgroundImg: null, avatar: null };
  return changed(state, [...state.modules, { cid, type: 'profile', layout: 'default', isActive: true, element }]);
}

export function removeModule(state: SiteState, cid: string): SiteState {
  return changed(
    state,
    state.modules.filter((module) => module.cid !== cid),
  );
}

/** Moves a module one place; at either end it stays. */
export function moveModule(state: SiteState, cid: string, direction: 1 | -1): SiteState {
  const from = state.modules.findIndex((module) => module.cid === cid);
  const to = from + direction;
  if (from < 0 || to < 0 || to >= state.modules.length) return state;
  const modules = [...state.modules];
  modules.splice(to, 0, ...modules.splice(from, 1));
  return changed(state, modules);
}

export function showModule(state: SiteState, cid: string, isActive: boolean): SiteState {
  return changed(
    state,
    state.modules.map((module) => (module.cid === cid ? { ...module, isActive } : module)),
  );
}

export function editElement(state: SiteState, cid: string, change: Partial<SiteModule['element']>): SiteState {
  return changed(
    state,
    state.modules.map((module) => (module.cid === cid ? { ...module, element: { ...module.element, ...change } } : module)),
  );
}

/** The config as `setWebsiteMain` takes it. */
export function toConfig(modules: readonly SiteModule[]) {
  return {
    modules: modules.map(({ element, ...module }) => ({
      ...module,
      element: { ...element, backgroundImg: element.backgroundImg?.uuid ?? null, avatar: element.avatar?.uuid ?? null },
    })),
  };
}

/** What is wrong with one module, by the schema that the API checks with: field → locale key. */
export function moduleFaults(module: SiteModule): ReadonlyMap<string, string> {
  const [input] = toConfig([module]).modules;
  const parsed = websiteModuleInput.safeParse(input);
  return new Map(parsed.success ? [] : parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

export function sending(state: SiteState): SiteState {
  return { ...state, stage: 'saving', sent: [...state.sent, state.modules] };
}

/** A save came back; what was typed meanwhile is still to be sent. */
export function answered(state: SiteState, sent: readonly SiteModule[], site: Site): SiteState {
  return { ...state, revision: site.revision, stage: state.modules === sent ? 'saved' : 'changed', sent: [], failure: null };
}

/** What modules say as the service keeps it: words trimmed, in the schema's order and with nothing that it doesn't know. */
const saidBy = (modules: readonly SiteModule[]) =>
  JSON.stringify(toConfig(modules).modules.map((module) => websiteModuleInput.safeParse(module).data ?? module));

/** What this editor sent and what stands now, its answer lost on the way; undefined when it is somebody else's. */
export function ownSave({ revision, sent }: SiteState, site: Site): readonly SiteModule[] | undefined {
  if (site.revision !== revision + 1) return undefined;
  const standing = saidBy(site.config.modules);
  return sent.find((modules) => saidBy(modules) === standing);
}

export function notAnswered(state: SiteState, failure: AppError): SiteState {
  const passing = failure.code === 'other/network-request-failed' || (failure.status ?? 500) >= 500;
  const stage = failure.code === 'input/conflict' ? 'conflict' : passing ? 'failed' : 'refused';
  // One that was answered was not taken; one before it may have been.
  return { ...state, stage, failure, sent: passing ? state.sent : state.sent.slice(0, -1) };
}
