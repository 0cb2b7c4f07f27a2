import { type AppError, toAppError } from '@meowtale/web-kit';
import { useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { checkSubmit, type Finding } from './check-documents.ts';

export interface Precheck {
  /** `waits` until the submission is complete. */
  state: 'waits' | 'running' | 'failed' | 'done';
  failure: AppError | null;
  findings: readonly Finding[];
  errors: number;
  seen: boolean;
  setSeen(seen: boolean): void;
  /** There are no errors, and the person has confirmed the warnings. */
  passable: boolean;
  again(): void;
}

/** Runs the precheck of a submission once it is complete, and again with each revision. */
export function usePrecheck(ready: boolean, { uuid, revision }: { uuid: string; revision: number }): Precheck {
  const [attempt, setAttempt] = useState(0);
  const [seenFor, setSeenFor] = useState('');
  const asking = `${uuid} ${revision} ${attempt}`;
  // Another revision is another query, though its text and variables are equal.
  const context = useMemo(() => ({ requestPolicy: 'network-only' as const, asking }), [asking]);
  const [{ data, error, fetching, stale }] = useQuery({ query: checkSubmit, variables: { uuid }, context, pause: !ready });
  const findings = ready && !fetching && !error ? (data?.checkStoreSubmit.findings ?? []) : [];
  const errors = findings.filter(({ level }) => level === 'error').length;
  const state = !ready ? 'waits' : fetching || stale ? 'running' : error || !data ? 'failed' : 'done';
  const toSee = findings.filter(({ level }) => level !== 'advice');
  const key = JSON.stringify(toSee);
  const seen = toSee.length > 0 && seenFor === key;
  return {
    state,
    failure: error ? toAppError(error) : null,
    findings,
    errors,
    seen,
    setSeen: (now) => setSeenFor(now ? key : ''),
    passable: state === 'done' && errors === 0 && (toSee.length === 0 || seen),
    again: () => setAttempt((before) => before + 1),
  };
}
