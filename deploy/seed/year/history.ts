import type { PersonName } from '../people.ts';
import type { Session } from '../session.ts';
import type { YearAction } from './actions.ts';
import { findOrders, type Order } from './shop.ts';

/** What an interrupted run has already done in the year, so that nothing is done twice. */
export interface History {
  isDone(act: YearAction, store: string | undefined): boolean;
  ordersOf(by: PersonName, store: string): Order[];
  /** Adds a purchase of this run. */
  note(by: PersonName, store: string, order: Order): void;
}

/** Creates a history from orders by person and listing, and from comments and updates. */
function toHistory(orders: Map<string, Order[]>, reviewed: ReadonlySet<string>, uuidOf: (name: PersonName) => string): History {
  const ordersOf = (by: PersonName, store: string) => orders.get(`${by} ${store}`) ?? [];
  return {
    ordersOf,
    note: (by, store, order) => void orders.set(`${by} ${store}`, [...ordersOf(by, store), order]),
    isDone(act, store) {
      if (store === undefined) return false;
      if (act.kind === 'buy') return ordersOf(act.by, store).length >= act.nth;
      if (act.kind === 'refund') return ordersOf(act.by, store).some(({ isRefunded }) => isRefunded);
      if (act.kind === 'comment') return reviewed.has(`${store} ${uuidOf(act.by)} ${act.text}`);
      return act.kind === 'update' && reviewed.has(`${store} ${act.text}`);
    },
  };
}

interface Said {
  comments: { list: { comment: string; user: { uuid: string } }[] };
  updates: { list: { content: string }[] };
}

/** Reads what demo people did with these listings in an interrupted run. The databases' clocks must show the real time. */
export async function readHistory(sessions: ReadonlyMap<PersonName, Session>, stores: readonly string[]): Promise<History> {
  const orders = new Map<string, Order[]>();
  const reviewed = new Set<string>();
  const uuidOf = (name: PersonName) => sessions.get(name)?.uuid ?? '';
  const [anybody] = sessions.values();
  if (!anybody || stores.length === 0) return toHistory(orders, reviewed, uuidOf);
  for (const [name, session] of sessions) {
    for (const [store, ofStore] of await findOrders(session)) orders.set(`${name} ${store}`, ofStore);
  }
  for (const store of stores) {
    const { comments, updates } = await anybody.ask<Said>(
      `query Said($id: ID!) {
        comments: findStoreComment(store_id: $id, q: { pageSize: 100 }) { list { comment user { uuid } } }
        updates: findStoreUpdateLogByNoAuth(store_id: $id, q: { pageSize: 100 }) { list { content } }
      }`,
      { id: store },
    );
    for (const { comment, user } of comments.list) reviewed.add(`${store} ${user.uuid} ${comment}`);
    for (const { content } of updates.list) reviewed.add(`${store} ${content}`);
  }
  return toHistory(orders, reviewed, uuidOf);
}
