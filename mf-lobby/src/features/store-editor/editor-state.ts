import type { FieldError } from '@meowtale/contracts';
import { gamePackDraft, type PackVersion } from '@meowtale/contracts/inputs/catalog/game-pack';
import { storePriceDraft } from '@meowtale/contracts/inputs/catalog/store-price';
import {
  type StoreInfoDraft,
  type StoreSubmitDraft,
  storeInfoDraft,
  storeSubmitInfoDraft,
} from '@meowtale/contracts/inputs/catalog/store-submit';
import type { AppError } from '@meowtale/web-kit';
import type { AppFault } from '../apps/documents.ts';
import type { FileRef, Files, Listing, Standing } from './submit-data.ts';

export type Part = keyof StoreSubmitDraft;
export type Parts = Partial<StoreSubmitDraft>;
export const PARTS = ['store_submit_info', 'store_submit_game_pack', 'store_submit_price'] as const satisfies readonly Part[];
const SCHEMAS = { store_submit_info: storeSubmitInfoDraft, store_submit_game_pack: gamePackDraft, store_submit_price: storePriceDraft };

/** `failed` is tried again by itself; `refused` and `conflict` wait for the person. */
export type SaveState = 'none' | 'saving' | 'saved' | 'failed' | 'refused' | 'conflict';

/** What becomes of a web game that was uploaded for a version of the package. */
export interface Making {
  busy: boolean;
  failure: AppError | null;
  faults: readonly AppFault[];
  /** The app whose file couldn't be used: the next file is for it, or every try would leave another. */
  unusable: string | null;
}

export const IDLE: Making = { busy: false, failure: null, faults: [], unusable: null };

export interface EditorState {
  listing: Listing;
  /** The last the service is known to hold: what a change is measured against, and the revision a save is made over. */
  standing: Standing;
  /** As typed. Never overwritten but by the person's own choice. */
  draft: StoreSubmitDraft;
  files: Files;
  save: SaveState;
  /** Failed saves in a row. */
  failures: number;
  /** What was sent and never answered: each may stand in the service, its answer lost on the way. */
  sent: readonly Parts[];
  refusal: AppError | null;
  /** What another tab or device saved over the revision edited here. */
  theirs: { standing: Standing; files: Files } | null;
  /** Another tab of this browser has it open too. */
  elsewhere: boolean;
  /** Whether this browser has room for what is unsaved. */
  isKept: boolean;
  making: Partial<Record<PackVersion, Making>>;
  /** What each file that was chosen for a language's screenshots became; null while it is on its way. */
  chosen: Readonly<Record<string, string | null>>;
  /** They look for a promotion to join, and have none yet. */
  joining: boolean;
  /** A submission under review is edited only when the person says so. */
  unlocked: boolean;
}

export function opened(listing: Listing, standing: Standing, files: Files): EditorState {
  const { draft } = standing;
  return {
    listing,
    standing,
    draft,
    files,
    save: 'none',
    failures: 0,
    sent: [],
    refusal: null,
    theirs: null,
    elsewhere: false,
    isKept: true,
    making: {},
    chosen: {},
    joining: false,
    unlocked: false,
  };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const isDirty = ({ draft, standing }: EditorState, part: Part): boolean => !same(draft[part], standing.draft[part]);
/** Whether something typed isn't in the service: also what can't be saved as it is. */
export const isUnsaved = (state: EditorState): boolean => PARTS.some((part) => isDirty(state, part));

/** Drafts change in place, what waits gives its place to the change; everything else needs a decision first (SPEC §4). */
export function isEditable({ standing, unlocked }: EditorState): boolean {
  if (standing.status === 'reviewing') return unlocked;
  return ['incomplete', 'unsubmitted', 'saved', 'submitted'].includes(standing.status);
}

/** Which parts can be saved now: changed, and nothing in them wrong. */
export function changes(state: EditorState): Parts {
  const dirty = PARTS.filter((part) => isDirty(state, part) && SCHEMAS[part].safeParse(state.draft[part]).success);
  return Object.fromEntries(dirty.map((part) => [part, state.draft[part]])) as Parts;
}

export const hasChanges = (state: EditorState): boolean => Object.keys(changes(state)).length > 0;

/** What is wrong, by dotted path: found here in what changed, and what the service refused until its part is edited. */
export function faultsOf(state: Pick<EditorState, 'draft' | 'standing' | 'refusal'>): ReadonlyMap<string, FieldError> {
  const faults = new Map<string, FieldError>();
  for (const fault of state.refusal?.fields ?? []) faults.set(fault.path, fault);
  for (const part of PARTS) {
    const issues = SCHEMAS[part].safeParse(state.draft[part]).error?.issues ?? [];
    for (const issue of issues) {
      const path = [part, ...issue.path].join('.');
      const params = 'maximum' in issue ? { max: Number(issue.maximum) } : undefined;
      faults.set(path, { path, key: issue.message, ...(params && { params }) });
    }
  }
  return faults;
}

/** One part changed. What the service said about it is over with that. */
export function edited<P extends Part>(state: EditorState, part: P, change: Partial<StoreSubmitDraft[P]>): EditorState {
  const draft = { ...state.draft, [part]: { ...state.draft[part], ...change } };
  const others = state.refusal?.fields?.filter(({ path }) => !path.startsWith(part)) ?? [];
  const refusal = others.length > 0 && state.refusal ? { ...state.refusal, fields: others } : null;
  const settled = state.save === 'saved' || state.save === 'refused';
  return { ...state, draft, refusal, save: settled ? 'none' : state.save };
}

export function entryEdited(state: EditorState, language: string, change: Partial<StoreInfoDraft>): EditorState {
  const { list } = state.draft.store_submit_info;
  return edited(state, 'store_submit_info', {
    list: list.map((entry) => (entry.language === language ? { ...entry, ...change } : entry)),
  });
}

/** A new language stands at the end, empty; the first one becomes the default. */
export function languageAdded(state: EditorState, language: StoreInfoDraft['language']): EditorState {
  const { list, default_lang } = state.draft.store_submit_info;
  if (list.some((entry) => entry.language === language)) return state;
  return edited(state, 'store_submit_info', {
    list: [...list, storeInfoDraft.parse({ language })],
    default_lang: default_lang ?? language,
  });
}

export function languageRemoved(state: EditorState, language: string): EditorState {
  const { list, default_lang } = state.draft.store_submit_info;
  return edited(state, 'store_submit_info', {
    list: list.filter((entry) => entry.language !== language),
    default_lang: default_lang === language ? null : default_lang,
  });
}

export const fileKept = (state: EditorState, file: FileRef): EditorState => ({
  ...state,
  files: { ...state.files, [file.uuid]: { uuid: file.uuid, url: file.url, basename: file.basename } },
});

/** `became` is undefined for one that came to nothing: it may be chosen again. */
export function fileChosen(state: EditorState, file: string, became: string | null | undefined): EditorState {
  const { [file]: _before, ...others } = state.chosen;
  return { ...state, chosen: became === undefined ? others : { ...others, [file]: became } };
}

export const saving = (state: EditorState, sent: Parts): EditorState => ({
  ...state,
  save: 'saving',
  sent: [...state.sent, sent],
});

/** The service took `sent`. What was typed meanwhile is the next save's; that it trimmed a word is no change to be saved. */
export function saved(state: EditorState, standing: Standing, sent: Parts): EditorState {
  const held = { ...standing, draft: { ...standing.draft, ...sent } };
  const next: EditorState = { ...state, standing: held, failures: 0, sent: [], refusal: null, theirs: null };
  return { ...next, save: isUnsaved(next) ? 'none' : 'saved' };
}

export const failed = (state: EditorState): EditorState => ({ ...state, save: 'failed', failures: state.failures + 1 });
/** The last sent was not taken; one before it may have been. */
export const refused = (state: EditorState, refusal: AppError): EditorState => ({
  ...state,
  save: 'refused',
  sent: state.sent.slice(0, -1),
  refusal,
});
export const retried = (state: EditorState): EditorState => ({ ...state, save: 'none', refusal: null, failures: 0 });

/** What this editor sent over the revision before and what stands now, its answer lost on the way; undefined when it is somebody else's. */
function ownSave({ standing, sent }: EditorState, theirs: Standing): Parts | undefined {
  if (theirs.uuid !== standing.uuid || theirs.revision !== standing.revision + 1) return undefined;
  // The service trims words, as the schemas do.
  const taken = (parts: Parts, part: Part) => (parts[part] ? SCHEMAS[part].parse(parts[part]) : standing.draft[part]);
  return sent.find((parts) => PARTS.every((part) => same(theirs.draft[part], taken(parts, part))));
}

/** Somebody saved first. When both say the same, or it was this editor itself, there is nothing to choose. */
export function conflicted(state: EditorState, theirs: Standing, files: Files): EditorState {
  const own = ownSave(state, theirs);
  if (own) return saved({ ...state, files: { ...files, ...state.files } }, theirs, own);
  const over = { ...state, standing: theirs, files: { ...files, ...state.files } };
  return isUnsaved(over) ? { ...state, save: 'conflict', theirs: { standing: theirs, files } } : { ...over, save: 'saved', theirs: null };
}

/** The person's own words are saved over what stands now. */
export function keptMine(state: EditorState): EditorState {
  if (!state.theirs) return state;
  const { standing, files } = state.theirs;
  return { ...state, standing, files: { ...files, ...state.files }, theirs: null, save: 'none', failures: 0, sent: [], refusal: null };
}

/** Of this tab, whatever is shown of the listing. */
const ofTab = ({ elsewhere, making, chosen }: EditorState) => ({ elsewhere, making, chosen });

export const tookTheirs = (state: EditorState): EditorState =>
  state.theirs ? { ...opened(state.listing, state.theirs.standing, state.theirs.files), ...ofTab(state), save: 'saved' } : state;

/** The submission moved on by a deed of the person's: submitted, taken back, begun anew, released. What is unsaved stays typed. */
export function movedOn(state: EditorState, standing: Standing, listing: Listing = state.listing): EditorState {
  const mine = Object.fromEntries(PARTS.filter((part) => isDirty(state, part)).map((part) => [part, state.draft[part]])) as Parts;
  const next = { ...opened(listing, standing, state.files), ...ofTab(state), draft: { ...standing.draft, ...mine } };
  return { ...next, save: isUnsaved(next) ? 'none' : 'saved' };
}

/** Typed words that this browser kept when they could not be saved, laid over what the service holds now. */
export function restored(state: EditorState, kept: { uuid: string; revision: number; draft: StoreSubmitDraft; files: Files }): EditorState {
  const { standing } = state;
  // A release since then may know fields that weren't kept yet.
  const parts = PARTS.map((part) => [part, { ...standing.draft[part], ...kept.draft[part] }]);
  const mine: EditorState = { ...state, draft: Object.fromEntries(parts), files: { ...kept.files, ...state.files } };
  const current = kept.uuid === standing.uuid && kept.revision === standing.revision;
  return current ? mine : conflicted(mine, standing, state.files);
}
