import { LABEL_NAME_MAX } from '@meowtale/contracts/inputs/catalog/label';
import { beginning } from '@meowtale/contracts/inputs/text';
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

/** What no name holds: pasted, or in a link, it would only have the search refused. */
const NOT_SOUGHT = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu;
export const sought = (words: string | null, max = KEYWORD_MAX): string => beginning((words ?? '').replace(NOT_SOUGHT, '').trim(), max);

export function readAddress(search: string): AppsAddress {
  const query = new URLSearchParams(search);
  return {
    trash: query.get('trash') === '1',
    q: sought(query.get('q')),
    label: sought(query.get('label'), 2 * LABEL_NAME_MAX),
  };
}

export const addressOf = ({ trash, q, label }: AppsAddress, page?: number): string =>
  withQuery(paths.lobby(), { trash: trash ? 1 : undefined, q, label, page });
