import type { JsMsg } from '@nats-io/jetstream';

/** Hands a message to whoever handles it; resolves once it is settled. */
export type Settle = (message: JsMsg) => Promise<void>;

/** The last that each aggregate has in hand. */
type Tails = Map<string, Promise<void>>;

/** What was in hand of services that were killed is handled together by the next; from then on it may be what killed them. */
const MOST_TOGETHER = 10;

/** Handles one aggregate's messages one after the other, different aggregates' side by side. */
export function side(settle: Settle, tails: Tails = new Map()): Settle {
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
 * Handles together what came in while the batch before was handled. What was delivered many times, or can't be handled so, is
 * handled by itself beside the batches that follow; only later ones of its aggregate wait for it.
 */
export function together(settleAll: (messages: readonly JsMsg[]) => Promise<boolean>, settleOne: Settle): Settle {
  type Apart = Map<JsMsg, Promise<void>>;
  const tails: Tails = new Map();
  const settleApart = side(settleOne, tails);
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
