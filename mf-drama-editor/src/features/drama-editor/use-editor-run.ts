import { type AppError, isPassing, toAppError, useHost } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SaveAnswer, startAutosave } from './autosave.ts';
import { saveDrama } from './documents.ts';
import { isUnsaved, type StandingDrama } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';
import { keepText } from './kept-text.ts';
import { openTabChannel } from './tab-channel.ts';

/** What a save's error means for what was typed. */
export function toSaveAnswer(error: AppError): SaveAnswer {
  const theirs = (error.data as { drama?: StandingDrama } | undefined)?.drama;
  if (error.code === 'drama/revision-conflict' && theirs) return { kind: 'conflict', theirs };
  return isPassing(error) ? { kind: 'failed' } : { kind: 'refused', code: error.code };
}

/**
 * Everything that goes on beside the typing while a drama is open: saving, keeping unsaved words in the browser, the
 * connection, the other tabs, and asking before the page is left.
 * @returns how many other tabs have the drama open, and whether unsaved words are safe in this browser
 */
export function useEditorRun(store: EditorStore, personUuid: string): { others: number; kept: boolean } {
  const { urql, navigation } = useHost();
  const { t } = useTranslation();
  const [others, setOthers] = useState(0);
  const [kept, setKept] = useState(true);

  useEffect(() => {
    const { uuid } = store.getState().standing;
    const channel = openTabChannel(personUuid, uuid, { onSaved: (drama) => store.getState().hear(drama), onOthers: setOthers });
    const stop = startAutosave(store, async (uuid, revision, drama) => {
      const { data, error } = await urql.mutation(saveDrama, { uuid, revision, drama }).toPromise();
      if (!data?.setDrama) return toSaveAnswer(error ? toAppError(error) : { code: '9999' });
      channel.announce(data.setDrama);
      return { kind: 'saved', drama: data.setDrama };
    });
    return () => {
      stop();
      channel.close();
    };
  }, [store, personUuid, urql]);

  useEffect(() => {
    const keep = () => setKept(keepText(personUuid, store.getState()));
    keep();
    return store.subscribe(keep);
  }, [store, personUuid]);

  useEffect(() => {
    const follow = () => store.getState().connect(navigator.onLine);
    if (!navigator.onLine) follow();
    window.addEventListener('online', follow);
    window.addEventListener('offline', follow);
    return () => {
      window.removeEventListener('online', follow);
      window.removeEventListener('offline', follow);
    };
  }, [store]);

  useEffect(() => navigation.guard(() => (isUnsaved(store.getState()) ? t('editor.leave') : null)), [navigation, store, t]);

  return { others, kept };
}
