import { z } from 'zod';

const keyOf = (personUuid: string, dramaUuid: string) => `meowtale.drama.${personUuid}.${dramaUuid}.meant`;

/** Returns contradictions that the person marked as intended, in this browser. */
export function readChosen(personUuid: string, dramaUuid: string): ReadonlySet<string> {
  try {
    return new Set(z.array(z.string()).parse(JSON.parse(localStorage.getItem(keyOf(personUuid, dramaUuid)) ?? '[]')));
  } catch {
    return new Set();
  }
}

/** Stores them. Returns whether that succeeded; otherwise they are marked until the page is reloaded. */
export function storeChosen(personUuid: string, dramaUuid: string, meant: ReadonlySet<string>): boolean {
  try {
    localStorage.setItem(keyOf(personUuid, dramaUuid), JSON.stringify([...meant]));
    return true;
  } catch {
    return false;
  }
}
