import { type AppError, toAppError, useHost } from '@meowtale/web-kit';
import { useEffect, useRef, useState } from 'react';
import { gql } from 'urql';
import { type FailedDrama, STOPPING } from './failed-drama.ts';
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
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function addOne({ title, parts }: ReadStory): Promise<AppError | null> {
    const { data, error } = await urql.mutation(addImported, { drama: { title, parts } }, { additionalTypenames: ['Drama'] }).toPromise();
    if (data) added.current.push(data.addDrama.uuid);
    return data ? null : error ? toAppError(error) : { code: '9999' };
  }

  /** Returns the uuids of all dramas added up to now, and the stories that failed. */
  async function add(stories: readonly ReadStory[]) {
    const failed: FailedDrama[] = [];
    for (const [done, story] of stories.entries()) {
      setState({ step: 'running', done, total: stories.length });
      const error = await addOne(story);
      // What was left unfinished is added by nobody; what was added stays.
      if (isLeft.current) return null;
      if (!error) continue;
      const stops = STOPPING.includes(error.code);
      failed.push(...(stops ? stories.slice(done) : [story]).map(({ uuid, title }) => ({ uuid, title, error })));
      if (stops) break;
    }
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
