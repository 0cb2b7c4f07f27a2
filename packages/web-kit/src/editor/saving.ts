import { type AppError, retryWaitMs } from '@meowtale/web-kit';

/**
 * SPEC §4's none, saving and saved, and what prevents a save: `failed` is retried automatically, `offline` waits for the connection,
 * `refused` and `conflict` wait for the person.
 */
export type SaveState = 'none' | 'saving' | 'saved' | 'failed' | 'offline' | 'refused' | 'conflict';

/** The part of an editor's state that is about saving; `Sent` is what one save sends. */
export interface Saving<Sent> {
  save: SaveState;
  /** Consecutive failed saves. */
  failures: number;
  /** Unanswered saves: each may be stored, with its response lost. */
  sent: readonly Sent[];
  /** Why the service rejected the last save. */
  refusal: AppError | null;
}

export const NOTHING_SENT = { save: 'none', failures: 0, sent: [], refusal: null } as const satisfies Saving<never>;

/** Returns the wait before the next save, counted from the last change; null while nothing can be saved. */
export function waitBeforeSave({ save, failures }: Saving<unknown>, hasChanges: () => boolean, afterMs: number): number | null {
  if ((save !== 'none' && save !== 'failed') || !hasChanges()) return null;
  return save === 'failed' ? retryWaitMs(failures) : afterMs;
}

export const saveStarted = <S extends Saving<unknown>>(state: S, sent: S['sent'][number]): S => ({
  ...state,
  save: 'saving',
  sent: [...state.sent, sent],
});

/** Applies a successful save, or the end of a conflict. Input that remains belongs to the next save. */
export const saveEnded = <S extends Saving<unknown>>(state: S, isUnsaved: (state: S) => boolean): S => {
  const ended = { ...state, ...NOTHING_SENT };
  return isUnsaved(ended) ? ended : { ...ended, save: 'saved' };
};

export const saveFailed = <S extends Saving<unknown>>(state: S, online: boolean): S => ({
  ...state,
  save: online ? 'failed' : 'offline',
  failures: state.failures + 1,
});

/** Applies a rejection of the last save; an unanswered one before it may be stored. */
export const saveRefused = <S extends Saving<unknown>>(state: S, refusal: AppError): S => ({
  ...state,
  save: 'refused',
  sent: state.sent.slice(0, -1),
  refusal,
});

/** Retries at the person's request. */
export const saveRetried = <S extends Saving<unknown>>(state: S): S => ({ ...state, save: 'none', refusal: null, failures: 0 });

export function connectionChanged<S extends Saving<unknown>>(state: S, online: boolean): S {
  if (!online) return state.save === 'conflict' ? state : { ...state, save: 'offline' };
  return state.save === 'offline' ? { ...state, save: 'none', failures: 0 } : state;
}

/** Applies an edit: what was saved or rejected is to be saved again. */
export const inputChanged = <S extends Saving<unknown>>(state: S): S =>
  state.save === 'saved' || state.save === 'refused' ? { ...state, save: 'none', refusal: null } : state;
