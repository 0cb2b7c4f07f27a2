import { type AppError, type HostV1, isPassing, toAppError } from '@meowtale/web-kit';
import { openTabChannel, startKeeping } from '@meowtale/web-kit/editor';
import { createStore, type StoreApi } from 'zustand';
import { type SaveAnswer, startAutosave, waitBeforeSave } from './autosave.ts';
import { openStore, type StoreAnswer, saveSubmit } from './documents.ts';
import { type EditorState, isUnsaved, opened, type Parts, restored } from './editor-state.ts';
import { createEditorStore, type EditorStore } from './editor-store.ts';
import { editedStore, readStoredDraft, storeDraft } from './stored-draft.ts';
import { filesOf, type SavedSubmit, toListing, toSavedSubmit } from './submit-data.ts';

export type OpenState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; error: AppError }
  | { status: 'open'; editor: EditorStore; fromKept: boolean };

/** A listing open in this tab: it outlives the page of an editor tab, so that changing tabs loses and reloads nothing. */
export interface StoreSession {
  state: StoreApi<OpenState>;
  /** Registers a page that shows it, until the returned function is called. */
  watch(): () => void;
  reload(): void;
}

type Saved = Pick<SavedSubmit, 'uuid' | 'revision'>;
type Client = () => HostV1['urql'];

export interface SessionOf {
  /** Returns the current client: another person brings another client. */
  client: Client;
  personUuid: string;
  id: string;
  /** Returns whether that person is still signed in; input is sent with no other person's token. */
  isHere(): boolean;
  onEnd(): void;
}

async function ask(client: Client, id: string): Promise<StoreAnswer | AppError | null> {
  const { data, error } = await client().query(openStore, { id }, { requestPolicy: 'network-only' }).toPromise();
  if (data) return data.findStoreMe.list[0] ?? null;
  return error ? toAppError(error) : { code: '9999' };
}

const isAnswer = (result: StoreAnswer | AppError): result is StoreAnswer => 'uuid' in result;

function toInput({ store_submit_price: price, ...parts }: Parts): object {
  if (!price) return parts;
  const { auth_type: _given, ...rest } = price;
  return { ...parts, store_submit_price: rest };
}

/** Saves over the revision that was read; another save since then is fetched, so that the person can choose. */
async function save(client: Client, { listing, savedSubmit }: EditorState, parts: Parts): Promise<SaveAnswer> {
  const variables = { store_id: listing.uuid, uuid: savedSubmit.uuid, revision: savedSubmit.revision, data: toInput(parts) };
  const { data, error } = await client().mutation(saveSubmit, variables).toPromise();
  if (data) return { kind: 'saved', saved: toSavedSubmit(data.updateStoreSubmit) };
  const appError = error ? toAppError(error) : { code: '9999' };
  if (appError.code !== 'input/conflict') return isPassing(appError) ? { kind: 'failed' } : { kind: 'refused', error: appError };
  const now = await ask(client, listing.uuid);
  if (!now || !isAnswer(now)) return { kind: 'failed' };
  return { kind: 'conflict', theirs: { savedSubmit: toSavedSubmit(now.current_submit), files: filesOf(now.current_submit) } };
}

/**
 * Opens a listing once: the editor then changes only by typing, saving and the person's actions, never by a cache. It ends once no page
 * shows it and nothing is pending.
 */
export function createStoreSession({ client, personUuid, id, isHere, onEnd }: SessionOf): StoreSession {
  const state = createStore<OpenState>()(() => ({ status: 'loading' }));
  const stops: (() => void)[] = [];
  let watchers = 0;
  let hasAsked = false;
  /** The version that was received from another tab's save. */
  let heard: SavedSubmit | null = null;

  async function load() {
    hasAsked = true;
    state.setState({ status: 'loading' }, true);
    const answer = await ask(client, id);
    if (!answer) return state.setState({ status: 'missing' }, true);
    if (!isAnswer(answer))
      return state.setState(answer.code === 'input/invalid' ? { status: 'missing' } : { status: 'failed', error: answer }, true);
    const fresh = opened(toListing(answer), toSavedSubmit(answer.current_submit), filesOf(answer.current_submit));
    const stored = readStoredDraft(personUuid, id);
    const editor = createEditorStore(stored ? restored(fresh, stored) : fresh);
    stops.push(tieTabs(editor));
    stops.push(startAutosave(editor, async (now, parts) => (isHere() ? save(client, now, parts) : { kind: 'failed' })));
    const keeping = startKeeping(() => editor.getState().setKept(storeDraft(personUuid, editor.getState())));
    stops.push(editor.subscribe(keeping.now), keeping.stop);
    stops.push(editor.subscribe(endWhenIdle));
    state.setState({ status: 'open', editor, fromKept: stored !== null }, true);
    endWhenIdle();
  }
  /** Announces each save to the other tabs, and takes over their saves where nothing is typed here; otherwise the person chooses. */
  function tieTabs(editor: EditorStore): () => void {
    const tabs = openTabChannel<Saved>(editedStore(personUuid, id), {
      onOthers: (count) => editor.getState().setElsewhere(count > 0),
      onSaved: (saved) => void hear(editor, saved),
    });
    let submit = editor.getState().savedSubmit;
    const unsubscribe = editor.subscribe(({ savedSubmit, save: how }) => {
      // A version received from another tab isn't announced again.
      if (savedSubmit !== submit && savedSubmit !== heard && how === 'saved' && savedSubmit.revision > submit.revision)
        tabs.announce({ uuid: savedSubmit.uuid, revision: savedSubmit.revision });
      submit = savedSubmit;
    });
    return () => {
      unsubscribe();
      tabs.close();
    };
  }
  async function hear(editor: EditorStore, message: Saved) {
    // The service's version counts, not the announced one, which may be older than the current one by now.
    const isKnown = ({ uuid, revision }: Saved) => {
      const { savedSubmit, save: how } = editor.getState();
      return how === 'saving' || (savedSubmit.uuid === uuid && savedSubmit.revision >= revision);
    };
    if (isKnown(message)) return;
    const answer = await ask(client, id);
    if (!answer || !isAnswer(answer) || isKnown(answer.current_submit)) return;
    const [theirs, files] = [toSavedSubmit(answer.current_submit), filesOf(answer.current_submit)];
    const now = editor.getState();
    if (isUnsaved(now)) return now.clash({ savedSubmit: theirs, files });
    for (const file of Object.values(files)) now.keepFile(file);
    heard = theirs;
    now.moveOn(theirs, toListing(answer));
  }
  function endWhenIdle() {
    const now = state.getState();
    if (watchers > 0 || now.status === 'loading') return;
    const editor = now.status === 'open' ? now.editor.getState() : null;
    // The input of a failed save is stored in the browser; it needs no page to wait for.
    const making = editor && Object.values(editor.making).some(({ busy }) => busy);
    const busy = editor && (making || editor.save === 'saving' || (editor.save === 'none' && waitBeforeSave(editor) !== null));
    if (busy) return;
    for (const stop of stops.splice(0)) stop();
    onEnd();
  }
  return {
    state,
    reload: () => void load(),
    watch() {
      watchers += 1;
      if (!hasAsked) void load();
      return () => {
        watchers -= 1;
        // The next tab's page registers within this turn.
        setTimeout(endWhenIdle);
      };
    },
  };
}
