import { type AppError, toAppError } from '@meowtale/web-kit';
import { useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { checkSubmit, type Finding } from './check-documents.ts';

export interface Precheck {
  /** `waits` until there is something whole to look at. */
  state: 'waits' | 'running' | 'failed' | 'done';
  failure: AppError | null;
  findings: readonly Finding[];
  errors: number;
  seen: boolean;
  setSeen(seen: boolean): void;
  /** Nothing is in the way; of what is worth a look the person says that they looked. */
  passable: boolean;
  again(): void;
}

/** What the service finds in a submission as it stands, looked at once it is whole, and anew with each revision. */
export function usePrecheck(ready: boolean, { uuid, revision }: { uuid: string; revision: number }): Precheck {
  const [attempt, setAttempt] = useState(0);
  const [seenFor, setSeenFor] = useState('');
  const asking = `${uuid} ${revision} ${attempt}`;
  // Another revision is another question, though it asks in the same words.
  const context = useMemo(() => ({ requestPolicy: 'network-only' as const, asking }), [asking]);
  const [{ data, error, fetching, stale }] = useQuery({ query: checkSubmit, variables: { uuid }, context, pause: !ready });
  const findings = ready && !fetching && !error ? (data?.checkStoreSubmit.findings ?? []) : [];
  const errors = findings.filter(({ level }) => level === 'error').length;
  const state = !ready ? 'waits' : fetching || stale ? 'running' : error || !data ? 'failed' : 'done';
  const toSee = findings.filter(({ level }) => level !== 'advice');
  const said = JSON.stringify(toSee);
  const seen = toSee.length > 0 && seenFor === said;
  return {
    state,
    failure: error ? toAppError(error) : null,
    findings,
    errors,
    seen,
    setSeen: (now) => setSeenFor(now ? said : ''),
    passable: state === 'done' && errors === 0 && (toSee.length === 0 || seen),
    again: () => setAttempt((before) => before + 1),
  };
}
