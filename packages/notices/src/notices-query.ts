import { pageOf } from '@meowtale/web-kit';

export const FILTERS = ['all', 'unread', 'official', 'system'] as const;
export type Filter = (typeof FILTERS)[number];

/** The query parameters in the address of a notifications page. */
export interface NoticesQuery {
  page?: number;
  show?: Exclude<Filter, 'all'>;
  settings?: 'mail';
}

export interface NoticesPlace {
  page: number;
  filter: Filter;
  settings: boolean;
}

export function readPlace(search: string): NoticesPlace {
  const query = new URLSearchParams(search);
  const filter = FILTERS.find((known) => known === query.get('show')) ?? 'all';
  return { page: pageOf(search), filter, settings: query.get('settings') === 'mail' };
}

export const showing = (filter: Filter): Pick<NoticesQuery, 'show'> => (filter === 'all' ? {} : { show: filter });

/** Returns the query's variables for a filter. */
export const askedBy = (filter: Filter) => ({
  type: filter === 'official' || filter === 'system' ? filter : null,
  unread: filter === 'unread' ? true : null,
});
