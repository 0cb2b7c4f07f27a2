import { ADULT_CATEGORIES, type StoreCategory } from '@meowtale/contracts';
import { createStore, type StoreApi } from 'zustand';

const KEY = 'meowtale.adult';

export interface AdultGateState {
  /** The person said that they are 18 or older; kept in this browser. */
  confirmed: boolean;
  /** The path of a page that turned out to be of an adult work; the gate stands until it is confirmed or left. */
  requiredPath: string | null;
  confirm(): void;
  require(path: string): void;
}

export type AdultGate = StoreApi<AdultGateState>;

export function isAdultCategory(category: string): boolean {
  return ADULT_CATEGORIES.includes(category as StoreCategory);
}

/** Whether an address asks for a category behind the gate (SPEC §2); a list of categories does when one of them is. */
export function asksForAdult(search: string): boolean {
  return (new URLSearchParams(search).get('category') ?? '').split(',').some(isAdultCategory);
}

export function createAdultGate(storage: Pick<Storage, 'getItem' | 'setItem'>): AdultGate {
  return createStore<AdultGateState>()((set) => ({
    confirmed: storage.getItem(KEY) === '1',
    requiredPath: null,
    confirm: () => {
      storage.setItem(KEY, '1');
      set({ confirmed: true });
    },
    require: (path) => set({ requiredPath: path }),
  }));
}
