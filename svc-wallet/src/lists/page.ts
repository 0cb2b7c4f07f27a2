import { LAST_NUMBERED_PAGE, PAGE_SIZE_DEFAULT, PAGE_SIZE_EVERYTHING, PAGE_SIZE_MAX } from '@meowtale/contracts';
import { line } from '@meowtale/contracts/inputs/text';
import { parseQuery } from '@meowtale/service-kit';
import { z } from 'zod';

/** In a cursor: the row has no value in the ordered column. */
const NOTHING = '~';

const cursorText = z
  .string()
  .max(400, 'invalid.cursor')
  .transform((text) => text.split('.').map((part) => (part === NOTHING ? null : Buffer.from(part, 'base64url').toString('utf8'))))
  .pipe(z.tuple([z.string().nullable(), z.string('invalid.cursor')], 'invalid.cursor'));

const listQuery = z.object({
  page: z.int().min(1, 'invalid.page').max(LAST_NUMBERED_PAGE, 'invalid.page').nullish(),
  pageSize: z
    .union([z.literal(-1), z.int().min(1, 'invalid.too-small').max(PAGE_SIZE_MAX, 'invalid.too-large')], 'invalid.page-size')
    .nullish(),
  after: cursorText.nullish(),
  orderField: z.string().max(64, 'invalid.order').nullish(),
  keyword: line(100).nullish(),
});

/** A checked list query. */
export interface Page<Column extends string> {
  page: number;
  pageSize: number;
  /** The order's value, if it has one, and the key of the last row before this page. */
  after: readonly [string | null, string] | null;
  column: Column;
  descending: boolean;
  keyword: string | null;
}

export interface Listed<T> {
  list: T[];
  totalCount: number;
  pageInfo: { page: number; pageSize: number; pageCount: number; hasNextPage: boolean; endCursor: string | null };
}

/**
 * Parses `q` (DESIGN §9): page 1 to 100 or `after`, 30 rows per page unless given, −1 for up to 1,000, ordered by one of `columns`,
 * or else by `fallback`. Throws `input/invalid`.
 */
export function parsePage<Column extends string>(
  q: unknown,
  columns: readonly Column[],
  fallback: `${Column}-${'asc' | 'desc'}`,
): Page<Column> {
  const orders = columns.flatMap((column) => [`${column}-asc`, `${column}-desc`]);
  const checked = listQuery.extend({ orderField: z.enum(orders, 'invalid.order').nullish() });
  const { page, pageSize, after, orderField, keyword } = parseQuery(checked, q);
  const [column, direction] = (orderField ?? fallback).split('-') as [Column, string];
  return {
    page: page ?? 1,
    pageSize: pageSize === -1 ? PAGE_SIZE_EVERYTHING : (pageSize ?? PAGE_SIZE_DEFAULT),
    after: after ?? null,
    column,
    descending: direction === 'desc',
    keyword: keyword || null,
  };
}

/** Returns the cursor after a row. */
export function toCursor(value: string | null, key: string): string {
  return [value, key].map((part) => (part === null ? NOTHING : Buffer.from(part).toString('base64url'))).join('.');
}
