import { beginning } from '@meowtale/contracts/text/characters';
import { pageOf } from '@meowtale/web-kit';

/** What the address says about the list: which page, and the words looked for. */
export interface ListAddress {
  page: number;
  keyword: string;
}

export const KEYWORD_MAX = 100;

/** Reads the query part of the address; anything that makes no sense is the first page of everything. */
export function readListAddress(search: string): ListAddress {
  return {
    page: pageOf(search),
    keyword: beginning(new URLSearchParams(search).get('q') ?? '', KEYWORD_MAX),
  };
}
