import { type AppError, toAppError, useHost } from '@meowtale/web-kit';
import { useEffect, useRef, useState } from 'react';
import { gql } from 'urql';
import { eachDrama, type FailedDrama } from './each-drama.ts';
import type { ReadStory } from './use-story-file.ts';

const addImported = gql<{ addDrama: { uuid: string } }, { drama: object }>`
  mutation ImportDrama($drama: DramaInput!) {
    addDrama(drama: $drama) {
      uuid
    }
  }
`;

export type AddingDramas =
  | { step: 'asked' }
  | { step: 'running'; done: number; total: number }
  | { step: 'ended'; added: readonly string[]; failed: readonly FailedDrama[] };

/** Adds a drama for each story, one at a time; a retry adds those that failed. */
export function useAddDramas() {
  const { urql } = useHost();
  const [state, setState] = useState<AddingDramas>({ step: 'asked' });
  const added = useRef<string[]>([]);
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);

  async function addOne({ title, parts }: ReadStory): Promise<AppError | null> {
    const { data, error } = await urql.mutation(addImported, { drama: { title, parts } }, { additionalTypenames: ['Drama'] }).toPromise();
    if (data) added.current.push(data.addDrama.uuid);
    return data ? null : error ? toAppError(error) : { code: '9999' };
  }

  /** Returns the uuids of all dramas added up to now, and the stories that failed; null when the popup was closed. */
  async function add(stories: readonly ReadStory[]) {
    running.current = new AbortController();
    const { signal } = running.current;
    const onProgress = (progress: { done: number; total: number }) => setState({ step: 'running', ...progress });
    const failed = await eachDrama(stories, { signal, onProgress, run: addOne });
    if (failed === null) return null;
    const ended = { added: [...added.current], failed };
    setState({ step: 'ended', ...ended });
    return ended;
  }

  return {
    state,
    add,
    reset() {
      added.current = [];
      setState({ step: 'asked' });
    },
  };
}
