import { type AppError, takeEditorSecret, toAppError, useHost } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { type EditedApp, findEditedApp, openEditor } from './documents.ts';

export type Edited =
  | { status: 'loading' | 'over' | 'missing' }
  | { status: 'open'; app: EditedApp }
  | { status: 'failed'; error: AppError };

/** Opens the app of this tab by the token in its address, which is removed at once, else by the sign-in. */
export function useEditedApp(uuid: string): { edited: Edited; retry(): void } {
  const { navigation, urql } = useHost();
  const [edited, setEdited] = useState<Edited>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to ask again
  useEffect(() => {
    const { pathname, search } = navigation.get();
    const c = new URLSearchParams(search).get('c');
    if (search) navigation.replace(pathname);
    const byToken = async (token: string): Promise<Edited> => {
      const verifier = takeEditorSecret(uuid);
      if (!verifier) return { status: 'over' };
      const { data, error } = await urql.mutation(openEditor, { c: token, verifier }).toPromise();
      if (data?.openAppEditor.uuid === uuid) return { status: 'open', app: data.openAppEditor };
      const reason = error ? toAppError(error) : { code: 'app/editor-link' };
      return ['app/editor-link', 'input/invalid'].includes(reason.code) ? { status: 'over' } : { status: 'failed', error: reason };
    };
    const byPerson = async (): Promise<Edited> => {
      const { data, error } = await urql.query(findEditedApp, { uuid }, { requestPolicy: 'network-only' }).toPromise();
      const app = data?.findApp.list[0];
      if (app) return { status: 'open', app };
      const reason = error ? toAppError(error) : null;
      return reason && reason.code !== 'input/invalid' ? { status: 'failed', error: reason } : { status: 'missing' };
    };
    void (c ? byToken(c) : byPerson()).then(setEdited);
  }, [navigation, urql, uuid, attempt]);

  const retry = () => {
    setEdited({ status: 'loading' });
    setAttempt((before) => before + 1);
  };
  return { edited, retry };
}
