/** What the address says about the list: which page, and the words looked for. */
export interface ListAddress {
  page: number;
  keyword: string;
}

const LAST_PAGE = 100;
export const KEYWORD_MAX = 100;

/** Reads the query part of the address; anything that makes no sense is the first page of everything. */
export function readListAddress(search: string): ListAddress {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    keyword: (query.get('q') ?? '').slice(0, KEYWORD_MAX),
  };
}
