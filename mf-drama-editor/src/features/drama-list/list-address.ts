import { beginning } from '@meowtale/contracts/text/characters';
import { pageOf } from '@meowtale/web-kit';

/** The list's address: the page, and the keyword. */
export interface ListAddress {
  page: number;
  keyword: string;
}

export const KEYWORD_MAX = 100;

/** Reads the query part of the address; invalid values become the first page of everything. */
export function readListAddress(search: string): ListAddress {
  return {
    page: pageOf(search),
    keyword: beginning(new URLSearchParams(search).get('q') ?? '', KEYWORD_MAX),
  };
}
