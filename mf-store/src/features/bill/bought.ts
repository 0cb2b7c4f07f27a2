import type { WorkName } from '../listings/localized-name.ts';
import type { PaidOrders, Quote } from './documents.ts';

/** A work that was just bought, with its name on the quote. */
export interface BoughtWork {
  store_id: string;
  store_name: string;
  names?: WorkName[];
}

let works: readonly BoughtWork[] = [];
const listeners = new Set<() => void>();

function become(next: readonly BoughtWork[]): void {
  works = next;
  for (const listener of listeners) listener();
}

/** The works bought in this tab since it was last cleared: the page below a popup shows them, wherever the popup was opened. */
export const bought = {
  get: () => works,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  add({ orders }: { orders: readonly Pick<PaidOrders['orders'][number], 'store_id'>[] }, lines: Quote['lines']): void {
    const paid = new Set(orders.map(({ store_id }) => store_id));
    become([...works, ...lines.filter(({ store_id }) => paid.has(store_id))]);
  },
  clear(): void {
    if (works.length > 0) become([]);
  },
};
