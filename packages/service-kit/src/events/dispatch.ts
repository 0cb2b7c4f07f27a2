import type { JsMsg } from '@nats-io/jetstream';

/** Settles a message; resolves once it is settled. */
export type Settle = (message: JsMsg) => Promise<void>;

/** By subject, the promise of the aggregate's last message that isn't settled yet. */
type Tails = Map<string, Promise<void>>;

/** A message that was delivered more often is handled by itself, because it may be what crashed the processes before. */
const MOST_TOGETHER = 10;

/** Serializes messages by aggregate; those of different aggregates are handled concurrently. */
export function serializeByAggregate(settle: Settle, tails: Tails = new Map()): Settle {
  return (message) => {
    const before = tails.get(message.subject) ?? Promise.resolve();
    const tail = before
      .then(() => settle(message))
      .finally(() => {
        if (tails.get(message.subject) === tail) tails.delete(message.subject);
      });
    tails.set(message.subject, tail);
    return tail;
  };
}

/**
 * Collects messages while a batch is handled and handles them as the next batch. Messages that were delivered many times, and those of
 * a failed batch, are handled one by one beside the following batches; only later messages of their aggregate wait for them.
 */
export function batchMessages(settleAll: (messages: readonly JsMsg[]) => Promise<boolean>, settleOne: Settle): Settle {
  type Apart = Map<JsMsg, Promise<void>>;
  const tails: Tails = new Map();
  const settleApart = serializeByAggregate(settleOne, tails);
  let waiting: JsMsg[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  let next: Promise<Apart> | undefined;
  const take = async () => {
    const batch = waiting;
    [waiting, next] = [[], undefined];
    const apart: Apart = new Map();
    const first: JsMsg[] = [];
    for (const message of batch) {
      if (message.info.deliveryCount > MOST_TOGETHER || tails.has(message.subject)) apart.set(message, settleApart(message));
      else first.push(message);
    }
    const settled = first.length === 0 || (await settleAll(first));
    if (!settled) for (const message of first) apart.set(message, settleApart(message));
    return apart;
  };
  return async (message) => {
    waiting.push(message);
    next ??= turn.then(take);
    turn = next;
    const apart = await next;
    await apart.get(message);
  };
}
