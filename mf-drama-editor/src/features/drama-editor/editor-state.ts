import { type DramaChangeInput, type DramaInput, dramaInput } from '@meowtale/contracts/inputs/drama/drama';

/** A drama as the service holds it. */
export interface StandingDrama extends DramaInput {
  uuid: string;
  revision: number;
  updatedAt: string;
}

/**
 * SPEC §4's none, saving and saved, and what keeps a save from happening: `failed` is tried again by itself, `offline` waits
 * for the connection, `refused` and `conflict` wait for the person.
 */
export type SaveState = 'none' | 'saving' | 'saved' | 'failed' | 'offline' | 'refused' | 'conflict';

export interface EditorState {
  /** The last the service is known to hold: what a change is measured against, and the revision a save is made over. */
  standing: StandingDrama;
  /** As typed. Never overwritten but by the person's own choice. */
  draft: DramaInput;
  save: SaveState;
  /** Failed saves in a row. */
  failures: number;
  /** What was sent and never answered: each may stand in the service, its answer lost on the way. */
  sent: readonly DramaChangeInput[];
  /** Why the service refused for good. */
  refusal: string | null;
  /** What another tab or device saved over the revision edited here. */
  theirs: StandingDrama | null;
}

export type DramaField = keyof DramaInput;
export const DRAMA_FIELDS = Object.keys(dramaInput.shape) as DramaField[];

export const fieldsOf = ({ title, brief, prompt, number_of_roles, number_of_dialogs }: DramaInput): DramaInput => ({
  title,
  brief,
  prompt,
  number_of_roles,
  number_of_dialogs,
});

export function opened(standing: StandingDrama): EditorState {
  return { standing, draft: fieldsOf(standing), save: 'none', failures: 0, sent: [], refusal: null, theirs: null };
}

/** What is wrong with a field as it stands, as a locale key; null when it can be saved. */
export function faultOf(draft: DramaInput, field: DramaField): string | null {
  const result = dramaInput.shape[field].safeParse(draft[field]);
  return result.success ? null : (result.error.issues[0]?.message ?? 'invalid.text');
}

/** The fields whose value the service doesn't hold yet and would take; one that is wrong waits and holds up no other. */
export function changes(state: EditorState): DramaChangeInput {
  const changed: Record<string, unknown> = {};
  for (const field of DRAMA_FIELDS) {
    const result = dramaInput.shape[field].safeParse(state.draft[field]);
    if (result.success && result.data !== state.standing[field]) changed[field] = result.data;
  }
  return changed;
}

export const hasChanges = (state: EditorState): boolean => Object.keys(changes(state)).length > 0;

/** Whether something typed would be lost with this tab: also what can't be saved as it is. */
export const isUnsaved = (state: EditorState): boolean =>
  hasChanges(state) || DRAMA_FIELDS.some((field) => faultOf(state.draft, field) !== null);

export function edited<F extends DramaField>(state: EditorState, field: F, value: DramaInput[F]): EditorState {
  const draft = { ...state.draft, [field]: value };
  const settled = state.save === 'saved' || state.save === 'refused';
  return { ...state, draft, save: settled ? 'none' : state.save, refusal: settled ? null : state.refusal };
}

export const saving = (state: EditorState, sent: DramaChangeInput): EditorState => ({
  ...state,
  save: 'saving',
  sent: [...state.sent, sent],
});

/** The service took it. What was typed meanwhile is the next save's. */
export function saved(state: EditorState, standing: StandingDrama): EditorState {
  const next: EditorState = { ...state, standing, failures: 0, sent: [], refusal: null, theirs: null };
  return { ...next, save: hasChanges(next) ? 'none' : 'saved' };
}

export const failed = (state: EditorState, online: boolean): EditorState => ({
  ...state,
  save: online ? 'failed' : 'offline',
  failures: state.failures + 1,
});

/** The last sent was not taken; one before it may have been. */
export const refused = (state: EditorState, code: string): EditorState => ({
  ...state,
  save: 'refused',
  sent: state.sent.slice(0, -1),
  refusal: code,
});

/** Whether what stands now is what this editor sent over the revision before, its answer lost on the way. */
function isOwnSave({ standing, sent }: EditorState, theirs: StandingDrama): boolean {
  if (theirs.revision !== standing.revision + 1) return false;
  return sent.some((change) => DRAMA_FIELDS.every((field) => theirs[field] === (change[field] ?? standing[field])));
}

/** Somebody saved first. When both say the same, or it was this editor itself, there is nothing to choose. */
export function conflicted(state: EditorState, theirs: StandingDrama): EditorState {
  if (isOwnSave(state, theirs)) return saved(state, theirs);
  const over = { ...state, standing: theirs };
  return isUnsaved(over) ? { ...state, save: 'conflict', theirs } : { ...over, save: 'saved', failures: 0, theirs: null };
}

export const keptMine = (state: EditorState): EditorState =>
  state.theirs ? { ...state, standing: state.theirs, theirs: null, save: 'none', failures: 0, sent: [] } : state;

export const tookTheirs = (state: EditorState): EditorState => (state.theirs ? { ...opened(state.theirs), save: 'saved' } : state);

/** Another tab saved. While a save of ours is on its way, its own answer says the same. */
export function heard(state: EditorState, theirs: StandingDrama): EditorState {
  const known = Math.max(state.standing.revision, state.theirs?.revision ?? 0);
  if (theirs.revision <= known || state.save === 'saving') return state;
  return isUnsaved(state) ? conflicted(state, theirs) : { ...opened(theirs), save: 'saved' };
}

export function connected(state: EditorState, online: boolean): EditorState {
  if (!online) return state.save === 'conflict' ? state : { ...state, save: 'offline' };
  return state.save === 'offline' ? { ...state, save: 'none', failures: 0 } : state;
}

/** The person asks for another try now. */
export const retried = (state: EditorState): EditorState => ({ ...state, save: 'none', refusal: null, failures: 0 });

/** Typed text that this browser kept when it could not be saved, laid over what the service holds now. */
export function restored(standing: StandingDrama, kept: KeptText): EditorState {
  const state = { ...opened(kept.standing), draft: kept.draft };
  return kept.standing.revision === standing.revision ? { ...state, standing } : conflicted(state, standing);
}

export interface KeptText {
  standing: StandingDrama;
  draft: DramaInput;
}
