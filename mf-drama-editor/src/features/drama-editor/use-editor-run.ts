import { type AppError, isPassing, paths, toAppError, useHost } from '@meowtale/web-kit';
import { openTabChannel, startKeeping, useLeaveGuard } from '@meowtale/web-kit/editor';
import type { Client } from '@urql/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SaveAnswer, startAutosave } from './autosave.ts';
import { findDramaChanges, saveDrama } from './documents.ts';
import { isUnsaved, type SavedDrama } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';
import type { Update } from './editor-sync.ts';
import { changeInput, type DramaAnswer, patchOf } from './pieces.ts';
import { editedDrama, storeText } from './stored-text.ts';

export const updateOf = (answer: DramaAnswer, { pieces }: SavedDrama): Update => ({
  revision: answer.revision,
  updatedAt: answer.updatedAt,
  patch: patchOf(answer, pieces),
});

/** Converts a save's error to its effect on the input. */
export function toSaveAnswer(error: AppError, saved: SavedDrama): SaveAnswer {
  const { drama, parts = [], removed = [], whole = false } = (error.data ?? {}) as { drama?: DramaAnswer } & Partial<DramaAnswer['data']>;
  if (error.code === 'drama/revision-conflict' && drama)
    return { kind: 'conflict', theirs: updateOf({ ...drama, data: { parts, removed, whole } }, saved) };
  return isPassing(error) ? { kind: 'failed' } : { kind: 'refused', error };
}

/**
 * Loads changes since the known revision: applied like another tab's save (`hear`) or as a restored snapshot (`goBack`); input here stays.
 */
export async function catchUp(store: EditorStore, urql: Client, how: 'hear' | 'goBack' = 'hear'): Promise<void> {
  const { uuid, revision } = store.getState().saved;
  const { data } = await urql.query(findDramaChanges, { uuid, since: revision }, { requestPolicy: 'network-only' }).toPromise();
  const answer = data?.findDrama.list[0];
  if (answer) store.getState()[how](updateOf(answer, store.getState().saved));
}

/**
 * Runs everything beside typing while a drama is open: saving, storing unsaved input in the browser, the other tabs, and asking before
 * the page is left.
 * @returns how many other tabs have the drama open, and whether unsaved input is stored in this browser
 */
export function useEditorRun(store: EditorStore, personUuid: string): { others: number; kept: boolean } {
  const { urql } = useHost();
  const { t } = useTranslation();
  const [others, setOthers] = useState(0);
  const [isStored, setIsStored] = useState(true);

  useEffect(() => {
    const { uuid } = store.getState().saved;
    const onSaved = ({ revision }: { revision: number }) => {
      if (revision > store.getState().saved.revision) void catchUp(store, urql);
    };
    const channel = openTabChannel<{ revision: number }>(editedDrama(personUuid, uuid), { onSaved, onOthers: setOthers });
    const stop = startAutosave(store, async (uuid, revision, change) => {
      const { data, error } = await urql.mutation(saveDrama, { uuid, revision, drama: changeInput(change) }).toPromise();
      const { saved } = store.getState();
      if (!data?.setDrama) return toSaveAnswer(error ? toAppError(error) : { code: '9999' }, saved);
      channel.announce({ revision: data.setDrama.revision });
      return { kind: 'saved', saved: updateOf(data.setDrama, saved) };
    });
    return () => {
      stop();
      channel.close();
    };
  }, [store, personUuid, urql]);

  useEffect(() => {
    const keeping = startKeeping(() => setIsStored(storeText(personUuid, store.getState())));
    const unsubscribe = store.subscribe((state, before) => {
      // Saved input is removed from the storage at once.
      if (state.saved !== before.saved) keeping.now();
      else if (state.draft !== before.draft) keeping.soon();
    });
    return () => {
      unsubscribe();
      keeping.stop();
    };
  }, [store, personUuid]);

  useLeaveGuard(paths.setDrama(store.getState().saved.uuid), () =>
    isUnsaved(store.getState()) ? t(isStored ? 'editor.leave' : 'notice.keptNowhere') : null,
  );
  return { others, kept: isStored };
}
