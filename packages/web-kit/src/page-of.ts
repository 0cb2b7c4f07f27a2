import { LAST_NUMBERED_PAGE } from '@meowtale/contracts';

/** The page that a list's address names in its query; anything that makes no sense is the first. */
export function pageOf(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LAST_NUMBERED_PAGE ? page : 1;
}
