import { DEBOUNCE_EDITOR_SAVE_MS } from '@meowtale/contracts';
import { isPassing, retryWaitMs, toAppError, useHost } from '@meowtale/web-kit';
import { openTabChannel, type SaveAnswer, startAutosave, startKeeping } from '@meowtale/web-kit/editor';
import type { Client } from '@urql/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MY_SITE, SAVE_SITE, type Site } from './documents.ts';
import { type Draft, toSaved } from './site-draft.ts';
import { ownSave, type SiteState } from './site-state.ts';
import type { SavedSite, SiteStore } from './site-store.ts';
import { editedSite, storeSite } from './stored-site.ts';

/** Returns the wait before the next save: half a second after a change; after a failure a growing one; null while the person must choose. */
function waitMs({ stage, failures }: SiteState): number | null {
  if (stage === 'failed') return retryWaitMs(failures);
  return stage === 'changed' ? DEBOUNCE_EDITOR_SAVE_MS : null;
}

const readSite = async (urql: Client) =>
  (await urql.query(MY_SITE, {}, { requestPolicy: 'network-only' }).toPromise()).data?.findWebsiteMain ?? null;

/** Saves over the revision that was read. After another save since then, reads the site, so that the person can choose. */
async function save(urql: Client, store: SiteStore, draft: Draft): Promise<SaveAnswer<SavedSite, Site>> {
  const { uuid, revision } = store.getState();
  const { data, error } = await urql.mutation(SAVE_SITE, { uuid, revision, ...toSaved(draft) }).toPromise();
  if (data?.setWebsiteMain && !error) return { kind: 'saved', saved: { draft, revision: data.setWebsiteMain.revision } };
  const failure = error ? toAppError(error) : { code: '9999' };
  if (failure.code !== 'input/conflict') return { kind: isPassing(failure) ? 'failed' : 'refused', error: failure };
  const theirs = await readSite(urql);
  if (!theirs) return { kind: 'failed' };
  const own = ownSave(store.getState(), theirs);
  return own ? { kind: 'saved', saved: { draft: own, revision: theirs.revision } } : { kind: 'conflict', theirs };
}

/** Announces each save to the person's other tabs, and takes over theirs where nothing is unsaved; otherwise the person chooses. */
function tieTabs(urql: Client, store: SiteStore, personUuid: string, onOthers: (count: number) => void): () => void {
  let heard = 0;
  const isKnown = (revision: number) => {
    const now = store.getState();
    return now.stage === 'saving' || now.revision >= revision;
  };
  async function hear({ revision }: { revision: number }) {
    if (isKnown(revision)) return;
    const theirs = await readSite(urql);
    if (!theirs || isKnown(theirs.revision)) return;
    heard = theirs.revision;
    const { stage, adopt, clash } = store.getState();
    if (stage === 'saved') adopt(theirs);
    else clash(theirs);
  }
  const edited = editedSite(personUuid, store.getState().uuid);
  const tabs = openTabChannel<{ revision: number }>(edited, { onOthers, onSaved: (saved) => void hear(saved) });
  const unsubscribe = store.subscribe(({ revision }, before) => {
    // A version received from another tab isn't announced again.
    if (revision > before.revision && revision !== heard) tabs.announce({ revision });
  });
  return () => {
    unsubscribe();
    tabs.close();
  };
}

/**
 * Saves the site after every change (SPEC §§4, 9), one save at a time, follows the other tabs, stores unsaved changes in this browser, and
 * asks before they are left.
 * @returns how many other tabs have the site open, and whether unsaved changes are stored in this browser
 */
export function useSaveSite(store: SiteStore, personUuid: string): { others: number; isStored: boolean } {
  const { urql, navigation } = useHost();
  const { t } = useTranslation();
  const [others, setOthers] = useState(0);
  const [isStored, setIsStored] = useState(true);

  useEffect(() => {
    const stops = [
      tieTabs(urql, store, personUuid, setOthers),
      startAutosave({ store, waitMs, changes: ({ draft }: SiteState) => draft, save: (_state, draft) => save(urql, store, draft) }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, personUuid, urql]);

  useEffect(() => {
    const keeping = startKeeping(() => setIsStored(storeSite(personUuid, store.getState())));
    const unsubscribe = store.subscribe((now, before) => {
      // Saved changes are removed from the storage at once.
      if (now.stage === 'saved' && before.stage !== 'saved') keeping.now();
      else if (now.draft !== before.draft || now.revision !== before.revision) keeping.soon();
    });
    return () => {
      unsubscribe();
      keeping.stop();
    };
  }, [store, personUuid]);

  useEffect(() => navigation.guard(() => (store.getState().stage === 'saved' ? null : t('editor.leave'))), [navigation, store, t]);
  return { others, isStored };
}
