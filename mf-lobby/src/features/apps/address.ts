import { LABEL_NAME_MAX } from '@meowtale/contracts/inputs/catalog/label';
import { beginning } from '@meowtale/contracts/text/characters';
import { cleanLine } from '@meowtale/contracts/text/clean';
import { paths, withQuery } from '@meowtale/web-kit';

/** The parameters in the address of the apps page. */
export interface AppsAddress {
  trash: boolean;
  /** Keyword; empty for all. */
  q: string;
  /** One of the person's labels, without its prefix; empty for all. */
  label: string;
}

export const KEYWORD_MAX = 200;

/** Returns a keyword from an address, cleaned and cut as a search accepts it. */
export const sought = (text: string | null, max = KEYWORD_MAX): string => beginning(cleanLine(text ?? ''), max);

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
