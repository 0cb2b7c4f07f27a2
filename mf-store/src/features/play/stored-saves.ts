import { isPassing, toAppError } from '@meowtale/web-kit';
import type { Client } from 'urql';
import { PLAY_SAVE, type PlaySave, type PlaySaveData, SET_PLAY_SAVE } from './documents.ts';
import { grantFor } from './grants.ts';
import type { SavedRun, SaveResult, Saves } from './play-session.ts';

/** Stores a signed-in person's place in a work, with or without a listing, in the service. `load` rejects during an outage. */
export function storedSaves(client: Client, app: string, storeId: string | null): Saves {
  async function load(): Promise<PlaySave | null> {
    const { data, error } = await client.query<PlaySaveData>(PLAY_SAVE, { app }, { requestPolicy: 'network-only' }).toPromise();
    if (error) throw error;
    return data?.findPlaySave ?? null;
  }
  async function save(revision: number, run: SavedRun): Promise<SaveResult> {
    const variables = { app, revision, ...run, grant: storeId === null ? null : grantFor(storeId) };
    const answer = await client.mutation<{ setPlaySave: { revision: number } }>(SET_PLAY_SAVE, variables).toPromise();
    if (answer.data && !answer.error) return { kind: 'saved', revision: answer.data.setPlaySave.revision };
    const refused = answer.error && toAppError(answer.error);
    if (refused?.code !== 'play/save-conflict') return { kind: 'failed', isFinal: refused !== undefined && !isPassing(refused) };
    // The stored save must be known before anything is replaced by it.
    return load().then(
      (current) => ({ kind: 'conflict', current }),
      () => ({ kind: 'failed' }),
    );
  }
  return { load, save };
}
