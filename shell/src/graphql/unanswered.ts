import { retryRepeatedly } from '@meowtale/web-kit';
import { type Exchange, makeOperation, type Operation } from '@urql/core';
import { pipe, tap } from 'wonka';
import { isOutage } from './outage.ts';

/**
 * Asks again what nobody answered, for as long as a page watches it: after growing waits, once the browser has a network or the
 * page is looked at again, and once a change has gone through. The cache forgets a question that met an outage, and would tell
 * whoever asked it of no later change.
 */
export const unansweredExchange: Exchange = ({ client, forward }) => {
  const unanswered = new Map<number, Operation>();
  const inFlight = new Set<number>();
  let stop: (() => void) | undefined;

  function askAgain(): void {
    for (const question of unanswered.values()) {
      // A gateway that hangs isn't given the same question once more with each wait.
      if (inFlight.has(question.key)) continue;
      client.reexecuteOperation(makeOperation('query', question, { ...question.context, requestPolicy: 'network-only' }));
    }
  }
  function pollWhileUnanswered(): void {
    if (unanswered.size > 0) stop ??= retryRepeatedly(askAgain);
    else {
      stop?.();
      stop = undefined;
    }
  }
  return (operations) =>
    pipe(
      forward(
        pipe(
          operations,
          tap(({ kind, key }) => {
            if (kind === 'query') inFlight.add(key);
            if (kind !== 'teardown') return;
            inFlight.delete(key);
            unanswered.delete(key);
            pollWhileUnanswered();
          }),
        ),
      ),
      tap(({ operation, data, error }) => {
        if (operation.kind === 'mutation' && data && !error) askAgain();
        if (operation.kind !== 'query') return;
        inFlight.delete(operation.key);
        if (error && isOutage(error)) unanswered.set(operation.key, operation);
        else unanswered.delete(operation.key);
        pollWhileUnanswered();
      }),
    );
};
