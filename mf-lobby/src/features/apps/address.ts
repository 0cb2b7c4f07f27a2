import { paths, withQuery } from '@meowtale/web-kit';

/** What of the apps room stands in its address. */
export interface AppsAddress {
  trash: boolean;
  /** Words of a name; empty for all. */
  q: string;
  /** One of one's own labels, without its prefix; empty for all. */
  label: string;
}

export const KEYWORD_MAX = 200;

export function readAddress(search: string): AppsAddress {
  const query = new URLSearchParams(search);
  return {
    trash: query.get('trash') === '1',
    q: (query.get('q') ?? '').trim().slice(0, KEYWORD_MAX),
    label: (query.get('label') ?? '').slice(0, KEYWORD_MAX),
  };
}

export const addressOf = ({ trash, q, label }: AppsAddress, page?: number): string =>
  withQuery(paths.lobby(), { trash: trash ? 1 : undefined, q, label, page });
