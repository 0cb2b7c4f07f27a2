import { createContext, type ReactNode, use, useId, useLayoutEffect, useRef, useState } from 'react';
import type { AppError } from './host.ts';

interface FailedPart {
  id: string;
  cause: string;
  retry(): void;
}

/** The parts of one view that failed and haven't recovered, the first to fail first. */
interface FailureGroup {
  get(): readonly FailedPart[];
  subscribe(listener: () => void): () => void;
  add(part: FailedPart): () => void;
}

/** What one outage causes in every part of a page that asks. A refusal concerns one part. */
const SHARED_CODES = new Set([
  'other/network-request-failed',
  'other/response-timeout',
  'service/unavailable',
  'service/overloaded',
  'gateway/rate-limited',
  'gateway/operation-unknown',
  'gateway/version',
]);

/** Returns what a failure has in common with others of its page; null for one of its own. */
export function sharedCause({ code, service = '' }: Pick<AppError, 'code' | 'service'>): string | null {
  return SHARED_CODES.has(code) ? `${code} ${service}` : null;
}

function createFailureGroup(): FailureGroup {
  const listeners = new Set<() => void>();
  let parts: readonly FailedPart[] = [];
  function set(next: readonly FailedPart[]): void {
    parts = next;
    for (const listener of listeners) listener();
  }
  return {
    get: () => parts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(part) {
      set([...parts, part]);
      return () => set(parts.filter((other) => other !== part));
    },
  };
}

const GroupContext = createContext<FailureGroup>(createFailureGroup());

/** Makes the failures of one page or popup known to each other. */
export function FailureGroupProvider({ children }: { children: ReactNode }) {
  const [group] = useState(createFailureGroup);
  return <GroupContext value={group}>{children}</GroupContext>;
}

/**
 * Shows a cause once in a view: where `isShown` is false another part shows it. `retryAll` retries every part that it hit.
 * @param cause null for a failure that is always shown, and for none
 */
export function useSharedFailure(cause: string | null, onRetry: (() => void) | undefined): { isShown: boolean; retryAll(): void } {
  const group = use(GroupContext);
  const id = useId();
  const retry = useRef(onRetry);
  useLayoutEffect(() => {
    retry.current = onRetry;
  });
  const [parts, setParts] = useState(group.get);
  // Not by useSyncExternalStore, which subscribes after the paint: parts that fail at once would be seen to show the cause twice.
  useLayoutEffect(() => {
    if (cause === null) return;
    const stop = group.subscribe(() => setParts(group.get()));
    const remove = group.add({ id, cause, retry: () => retry.current?.() });
    return () => {
      stop();
      remove();
    };
  }, [group, id, cause]);
  const same = parts.filter((part) => part.cause === cause);
  const [first] = same;
  return {
    isShown: cause === null || first === undefined || first.id === id,
    retryAll() {
      if (same.length === 0) onRetry?.();
      for (const part of same) part.retry();
    },
  };
}
