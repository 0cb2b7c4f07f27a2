import { LAST_NUMBERED_PAGE } from '@meowtale/contracts';

/** Returns the page number in an address' query; 1 for an invalid one. */
export function pageOf(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LAST_NUMBERED_PAGE ? page : 1;
}
