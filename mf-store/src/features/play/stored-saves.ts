import { type AppError, isOutdated, isPassing, toAppError } from '@meowtale/web-kit';
import type { Client } from 'urql';
import { PLAY_SAVE, type PlaySave, type PlaySaveData, SET_PLAY_SAVE } from './documents.ts';
import { grantFor } from './grants.ts';
import type { SavedRun, SaveResult, Saves } from './play-session.ts';

/** What is saved: an app, alone or as a part of a listing's work. */
export interface SavedWork {
  app: string;
  storeId: string | null;
  /** The whole needs more rights than the opening of the same app. */
  part: 'whole' | 'opening';
}

/** Returns whether the service will never take this save; a new session or a reload may help against other rejections. */
const isFinal = (error: AppError): boolean => !isPassing(error) && !isOutdated(error) && !error.code.startsWith('auth/');

/** Stores a signed-in person's place in a work, with or without a listing, in the service. `load` rejects during an outage. */
export function storedSaves(client: Client, { app, storeId, part }: SavedWork): Saves {
  async function load(): Promise<PlaySave | null> {
    const { data, error } = await client.query<PlaySaveData>(PLAY_SAVE, { app }, { requestPolicy: 'network-only' }).toPromise();
    if (error) throw error;
    return data?.findPlaySave ?? null;
  }
  async function save(revision: number, run: SavedRun): Promise<SaveResult> {
    const variables = { app, revision, ...run, grant: storeId === null ? null : grantFor(storeId), whole: part === 'whole' };
    const answer = await client.mutation<{ setPlaySave: { revision: number } }>(SET_PLAY_SAVE, variables).toPromise();
    if (answer.data && !answer.error) return { kind: 'saved', revision: answer.data.setPlaySave.revision };
    const error = answer.error && toAppError(answer.error);
    if (error?.code === '404') return { kind: 'denied' };
    if (error?.code !== 'play/save-conflict') return { kind: 'failed', isFinal: error !== undefined && isFinal(error) };
    // The stored save must be known before anything is replaced by it.
    return load().then(
      (current) => ({ kind: 'conflict', current }),
      () => ({ kind: 'failed' }),
    );
  }
  return { load, save };
}
