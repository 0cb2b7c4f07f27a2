import { LAST_NUMBERED_PAGE, PAGE_SIZE_EVERYTHING } from '@meowtale/contracts';
import { DomainError } from '@meowtale/service-kit';
import { validate as isUuid } from 'uuid';

/** A checked `q`: see contracts' `listQuery`. */
export interface PageQuery {
  page: number;
  pageSize: number;
  after?: string | null | undefined;
}

/** Where a page of a list begins and its size. `after` is the sort value and uuid of the row before it. */
export interface PageRange {
  limit: number;
  offset: number;
  after: { value: string | number; uuid: string } | null;
}

export interface Page<T> {
  list: T[];
  totalCount: number;
  pageInfo: { page: number; pageSize: number; pageCount: number; hasNextPage: boolean; endCursor: string | null };
}

const refuse = (path: string, key: string) => new DomainError('input/invalid', { fields: [{ path, key }] });

export function cursorOf(value: Date | string | number, uuid: string): string {
  return Buffer.from(JSON.stringify([value, uuid])).toString('base64url');
}

/** Type of a list's sort value. */
export type CursorKind = 'time' | 'number' | 'text';

const FITS: Record<CursorKind, (value: unknown) => boolean> = {
  time: (value) => typeof value === 'string' && isInstant(new Date(value)),
  number: (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  text: (value) => typeof value === 'string' && !value.includes('\0') && value.isWellFormed(),
};

/** PostgreSQL and ISO 8601 both represent the years 1 to 9999. */
const isInstant = (time: Date): boolean => time.getTime() >= FIRST_MS && time.getTime() <= LAST_MS;
const FIRST_MS = Date.parse('0001-01-01T00:00:00.000Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

function readCursor(cursor: string, kind: CursorKind): { value: string | number; uuid: string } {
  try {
    const [value, uuid] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (FITS[kind](value) && typeof uuid === 'string' && isUuid(uuid))
      return { value: kind === 'time' ? new Date(value as string).toISOString() : (value as number | string), uuid };
  } catch {
    // An unreadable cursor is rejected below, like one that doesn't fit.
  }
  throw refuse('q.after', 'invalid.cursor');
}

/** Returns the rows of a page: -1 means up to a thousand, for any caller (DESIGN §9). */
export const limitOf = (pageSize: number): number => (pageSize === -1 ? PAGE_SIZE_EVERYTHING : pageSize);

/**
 * Returns where a page begins and its size.
 * @throws DomainError `input/invalid` for an invalid cursor, or a page beyond the numbered ones
 */
export function toPageRange({ page, pageSize, after }: PageQuery, kind: CursorKind): PageRange {
  if (page > LAST_NUMBERED_PAGE && !after) throw refuse('q.page', 'invalid.too-large');
  const limit = limitOf(pageSize);
  return { limit, offset: after ? 0 : (page - 1) * limit, after: after ? readCursor(after, kind) : null };
}

/** Returns a page of `rows`, of which the repository read one more than the page's size to know whether another page follows. */
export function toPage<Row, T>(
  rows: readonly Row[],
  how: { query: PageQuery; range: PageRange; total: number; cursor(row: Row): string },
  list: T[],
): Page<T> {
  const { query, range, total, cursor } = how;
  const last = rows.slice(0, range.limit).at(-1);
  return {
    list,
    totalCount: total,
    pageInfo: {
      page: query.page,
      pageSize: range.limit,
      pageCount: Math.ceil(total / range.limit),
      hasNextPage: rows.length > range.limit,
      endCursor: last ? cursor(last) : null,
    },
  };
}
