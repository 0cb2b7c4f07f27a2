import { isAdultCategory } from '@meowtale/contracts/categories';
import { createStore, type StoreApi } from 'zustand';

const KEY = 'meowtale.adult';

export interface AdultGateState {
  /** The person confirmed that they are 18 or older; stored in this browser. */
  confirmed: boolean;
  /** The paths of pages that were found to be of adult works; the gate is shown there until it is confirmed. */
  requiredPaths: readonly string[];
  confirm(): void;
  require(path: string): void;
}

export type AdultGate = StoreApi<AdultGateState>;

/** Returns whether an address has a category behind the gate (SPEC §2); of a list one is enough. */
export function asksForAdult(search: string): boolean {
  return (new URLSearchParams(search).get('category') ?? '').split(',').some(isAdultCategory);
}

/** @param foundPath the path of the first page, if the server found its work to be an adult one */
export function createAdultGate(storage: Pick<Storage, 'getItem' | 'setItem'>, foundPath: string | null = null): AdultGate {
  return createStore<AdultGateState>()((set) => ({
    confirmed: storage.getItem(KEY) === '1',
    requiredPaths: foundPath === null ? [] : [foundPath],
    confirm: () => {
      storage.setItem(KEY, '1');
      set({ confirmed: true });
    },
    require: (path) => set(({ requiredPaths }) => ({ requiredPaths: [...requiredPaths.filter((known) => known !== path), path] })),
  }));
}
