import { DRAMA_TEXT } from '@meowtale/contracts/inputs/drama/drama';
import { beginning } from '@meowtale/contracts/text/characters';
import { pageOf, paths } from '@meowtale/web-kit';

/** The filters of the list. */
export interface ListFilters {
  keyword: string;
  /** Exactly one label; empty for all. */
  label: string;
  /** Archived dramas are listed separately. */
  isArchived: boolean;
}

/** The list's address: the page, and the filters. */
export interface ListAddress extends ListFilters {
  page: number;
}

export const KEYWORD_MAX = 100;

/** Reads the query part of the address; invalid values become the first page of everything. */
export function readListAddress(search: string): ListAddress {
  const query = new URLSearchParams(search);
  return {
    page: pageOf(search),
    keyword: beginning(query.get('q') ?? '', KEYWORD_MAX),
    label: beginning(query.get('label') ?? '', DRAMA_TEXT.label).trim(),
    isArchived: query.get('archived') === '1',
  };
}

export const listAddress = ({ keyword = '', label = '', isArchived = false }: Partial<ListFilters>, page?: number): string =>
  paths.lobbyDrama({ page, q: keyword, label, archived: isArchived ? 1 : undefined });
