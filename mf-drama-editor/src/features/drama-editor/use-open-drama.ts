import { type AppError, toAppError, useHost } from '@meowtale/web-kit';
import { saveFailed } from '@meowtale/web-kit/editor';
import { useCallback, useEffect, useState } from 'react';
import { openDrama } from './documents.ts';
import { type EditorState, opened, savedDramaOf } from './editor-state.ts';
import { restored } from './editor-sync.ts';
import { readStoredText } from './stored-text.ts';

export type OpenDrama =
  | { status: 'loading' }
  | { status: 'open'; initial: EditorState; fromKept: boolean }
  | { status: 'missing' }
  | { status: 'failed'; error: AppError };

/**
 * Opens a drama once: the editor then changes only by typing and saving, never by a cache. Input stored in this browser is restored over
 * the saved version, and opens even during an outage.
 */
export function useOpenDrama(personUuid: string, uuid: string): { drama: OpenDrama; retry(): void } {
  const { urql } = useHost();
  const [drama, setDrama] = useState<OpenDrama>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to ask again
  useEffect(() => {
    let wanted = true;
    const request = urql.query(openDrama, { uuid }, { requestPolicy: 'network-only' }).toPromise();
    request.then(({ data, error }) => {
      if (!wanted) return;
      const stored = readStoredText(personUuid, uuid);
      const answer = data?.findDrama.list[0];
      if (answer) {
        const saved = savedDramaOf(answer);
        return setDrama({ status: 'open', initial: stored ? restored(saved, stored) : opened(saved), fromKept: stored !== null });
      }
      const reason = error ? toAppError(error) : { code: 'drama/not-found' };
      if (reason.code === 'drama/not-found') return setDrama({ status: 'missing' });
      if (!stored) return setDrama({ status: 'failed', error: reason });
      setDrama({ status: 'open', initial: saveFailed(restored(stored.saved, stored), navigator.onLine), fromKept: true });
    });
    return () => {
      wanted = false;
    };
  }, [urql, personUuid, uuid, attempt]);

  const retry = useCallback(() => {
    setDrama({ status: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  return { drama, retry };
}
