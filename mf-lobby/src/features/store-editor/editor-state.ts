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
import { inputChanged, NOTHING_SENT, type Saving, saveEnded } from '@meowtale/web-kit/editor';
import type { AppFault } from '../apps/documents.ts';
import type { FileRef, Files, Listing, SavedSubmit } from './submit-data.ts';

export type Part = keyof StoreSubmitDraft;
export type Parts = Partial<StoreSubmitDraft>;
export const PARTS = ['store_submit_info', 'store_submit_game_pack', 'store_submit_price'] as const satisfies readonly Part[];
const SCHEMAS = { store_submit_info: storeSubmitInfoDraft, store_submit_game_pack: gamePackDraft, store_submit_price: storePriceDraft };

/** What another tab or device saved. */
export interface Theirs {
  savedSubmit: SavedSubmit;
  files: Files;
}

/** The state of an uploaded web game for a version of the package. */
export interface Making {
  busy: boolean;
  failure: AppError | null;
  faults: readonly AppFault[];
  /** The app whose file couldn't be used: the next file is for it, so that retries don't create more apps. */
  unusable: string | null;
}

export const IDLE: Making = { busy: false, failure: null, faults: [], unusable: null };

export interface EditorState extends Saving<Parts> {
  listing: Listing;
  /** The last known saved version: changes are compared with it, and saves are made over its revision. */
  savedSubmit: SavedSubmit;
  /** As typed. Overwritten only by the person's choice. */
  draft: StoreSubmitDraft;
  files: Files;
  /** What was saved over the edited revision. */
  theirs: Theirs | null;
  /** Another tab of this browser has it open too. */
  elsewhere: boolean;
  /** Whether this browser has room for what is unsaved. */
  isKept: boolean;
  making: Partial<Record<PackVersion, Making>>;
  /** The uploaded file of each file chosen for a language's screenshots; null during its upload. */
  chosen: Readonly<Record<string, string | null>>;
  /** The person is choosing a promotion, and has none yet. */
  joining: boolean;
  /** A submission in review is edited only after the person confirmed. */
  unlocked: boolean;
}

export function opened(listing: Listing, saved: SavedSubmit, files: Files): EditorState {
  const { draft } = saved;
  return {
    listing,
    savedSubmit: saved,
    draft,
    files,
    ...NOTHING_SENT,
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

export const isDirty = ({ draft, savedSubmit }: EditorState, part: Part): boolean => !same(draft[part], savedSubmit.draft[part]);
/** Returns whether something typed isn't saved, including invalid input. */
export const isUnsaved = (state: EditorState): boolean => PARTS.some((part) => isDirty(state, part));

/**
 * Returns whether it can be edited: drafts in place, a waiting submission is replaced by the change; other states need a decision first
 * (SPEC §4).
 */
export function isEditable({ savedSubmit, unlocked }: EditorState): boolean {
  if (savedSubmit.status === 'reviewing') return unlocked;
  return ['incomplete', 'unsubmitted', 'saved', 'submitted'].includes(savedSubmit.status);
}

/** Returns the parts that can be saved now: changed and valid. */
export function changes(state: EditorState): Parts {
  const dirty = PARTS.filter((part) => isDirty(state, part) && SCHEMAS[part].safeParse(state.draft[part]).success);
  return Object.fromEntries(dirty.map((part) => [part, state.draft[part]])) as Parts;
}

export const hasChanges = (state: EditorState): boolean => Object.keys(changes(state)).length > 0;

/** Returns the errors by dotted path: of changed parts, and of the service until their part is edited. */
export function faultsOf(state: Pick<EditorState, 'draft' | 'savedSubmit' | 'refusal'>): ReadonlyMap<string, FieldError> {
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

/** Changes one part, which clears the service's errors about it. */
export function edited<P extends Part>(state: EditorState, part: P, change: Partial<StoreSubmitDraft[P]>): EditorState {
  const draft = { ...state.draft, [part]: { ...state.draft[part], ...change } };
  const others = state.refusal?.fields?.filter(({ path }) => !path.startsWith(part)) ?? [];
  const refusal = others.length > 0 && state.refusal ? { ...state.refusal, fields: others } : null;
  return { ...inputChanged(state), draft, refusal };
}

export function entryEdited(state: EditorState, language: string, change: Partial<StoreInfoDraft>): EditorState {
  const { list } = state.draft.store_submit_info;
  return edited(state, 'store_submit_info', {
    list: list.map((entry) => (entry.language === language ? { ...entry, ...change } : entry)),
  });
}

/** Adds an empty language at the end; the first one becomes the default. */
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

/** Records what a chosen file became; `became` is undefined for a failed upload, so that the file may be chosen again. */
export function fileChosen(state: EditorState, file: string, became: string | null | undefined): EditorState {
  const { [file]: _before, ...others } = state.chosen;
  return { ...state, chosen: became === undefined ? others : { ...others, [file]: became } };
}

/** Applies a successful save of `sent`. Text typed meanwhile belongs to the next save; a trimmed text is no change. */
export function saved(state: EditorState, submit: SavedSubmit, sent: Parts): EditorState {
  const savedDraft = { ...submit, draft: { ...submit.draft, ...sent } };
  return saveEnded({ ...state, savedSubmit: savedDraft, theirs: null }, isUnsaved);
}

/** Returns the unanswered save of this editor that made the current revision; undefined when another one did. */
function ownSave({ savedSubmit, sent }: EditorState, theirs: SavedSubmit): Parts | undefined {
  if (theirs.uuid !== savedSubmit.uuid || theirs.revision !== savedSubmit.revision + 1) return undefined;
  // The service trims texts, as the schemas do.
  const taken = (parts: Parts, part: Part) => (parts[part] ? SCHEMAS[part].parse(parts[part]) : savedSubmit.draft[part]);
  return sent.find((parts) => PARTS.every((part) => same(theirs.draft[part], taken(parts, part))));
}

/** Applies another save over the edited revision. There is no conflict when both are equal, or when it was this editor's own. */
export function conflicted(state: EditorState, { savedSubmit: theirs, files }: Theirs): EditorState {
  const own = ownSave(state, theirs);
  if (own) return saved({ ...state, files: { ...files, ...state.files } }, theirs, own);
  const over = { ...state, savedSubmit: theirs, files: { ...files, ...state.files } };
  return isUnsaved(over)
    ? { ...state, save: 'conflict', theirs: { savedSubmit: theirs, files } }
    : { ...over, save: 'saved', theirs: null };
}

/** Keeps the person's own texts, to be saved over the current revision. */
export function keptMine(state: EditorState): EditorState {
  if (!state.theirs) return state;
  const { savedSubmit, files } = state.theirs;
  return { ...state, ...NOTHING_SENT, savedSubmit, files: { ...files, ...state.files }, theirs: null };
}

/** Returns the state that belongs to this tab, whatever version is shown. */
const ofTab = ({ elsewhere, making, chosen }: EditorState) => ({ elsewhere, making, chosen });

export const tookTheirs = (state: EditorState): EditorState =>
  state.theirs ? { ...opened(state.listing, state.theirs.savedSubmit, state.theirs.files), ...ofTab(state), save: 'saved' } : state;

/** Applies a change of the submission's state by the person: submitted, taken back, restarted, released. Unsaved input stays. */
export function movedOn(state: EditorState, submit: SavedSubmit, listing: Listing = state.listing): EditorState {
  const mine = Object.fromEntries(PARTS.filter((part) => isDirty(state, part)).map((part) => [part, state.draft[part]])) as Parts;
  const next = { ...opened(listing, submit, state.files), ...ofTab(state), draft: { ...submit.draft, ...mine } };
  return saveEnded(next, isUnsaved);
}

/** Restores input that this browser stored because it couldn't be saved, over the current saved version. */
export function restored(
  state: EditorState,
  stored: { uuid: string; revision: number; draft: StoreSubmitDraft; files: Files },
): EditorState {
  const { savedSubmit } = state;
  // A newer release may have fields that weren't stored.
  const parts = PARTS.map((part) => [part, { ...savedSubmit.draft[part], ...stored.draft[part] }]);
  const mine: EditorState = { ...state, draft: Object.fromEntries(parts), files: { ...stored.files, ...state.files } };
  const current = stored.uuid === savedSubmit.uuid && stored.revision === savedSubmit.revision;
  return current ? mine : conflicted(mine, { savedSubmit, files: state.files });
}
