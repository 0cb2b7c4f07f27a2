import { LAST_NUMBERED_PAGE, PAGE_SIZE_EVERYTHING } from '@meowtale/contracts';
import { DomainError } from '@meowtale/service-kit';
import { validate as isUuid } from 'uuid';

/** A checked `q`: see contracts' `listQuery`. */
export interface PageQuery {
  page: number;
  pageSize: number;
  after?: string | null | undefined;
}

/** Where a stretch of a list begins and how long it is. `after` is the last row before it: what it is ordered by, and its uuid. */
export interface Stretch {
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

/** What a list is ordered by. */
export type CursorKind = 'time' | 'number' | 'text';

const FITS: Record<CursorKind, (value: unknown) => boolean> = {
  time: (value) => typeof value === 'string' && isInstant(new Date(value)),
  number: (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  text: (value) => typeof value === 'string' && !value.includes('\0') && value.isWellFormed(),
};

/** Of the years that a database column of ours takes. */
const isInstant = (time: Date): boolean => time.getTime() >= FIRST_MS && time.getTime() <= LAST_MS;
const FIRST_MS = Date.parse('0001-01-01T00:00:00.000Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

function readCursor(cursor: string, kind: CursorKind): { value: string | number; uuid: string } {
  try {
    const [value, uuid] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (FITS[kind](value) && typeof uuid === 'string' && isUuid(uuid))
      return { value: kind === 'time' ? new Date(value as string).toISOString() : (value as number | string), uuid };
  } catch {
    // What can't be read is refused like what doesn't fit.
  }
  throw refuse('q.after', 'invalid.cursor');
}

/** How many a page holds at most: -1 means everything, up to a thousand, whoever asks (DESIGN §9). */
export const limitOf = (pageSize: number): number => (pageSize === -1 ? PAGE_SIZE_EVERYTHING : pageSize);

/** @throws DomainError `input/invalid` for a cursor that isn't one of ours, or a page beyond the numbered ones */
export function toStretch({ page, pageSize, after }: PageQuery, kind: CursorKind): Stretch {
  if (page > LAST_NUMBERED_PAGE && !after) throw refuse('q.page', 'invalid.too-large');
  const limit = limitOf(pageSize);
  return { limit, offset: after ? 0 : (page - 1) * limit, after: after ? readCursor(after, kind) : null };
}

/** The answer from `rows`, of which the repository read one more than the page holds, so that it is known whether another follows. */
export function toPage<Row, T>(
  rows: readonly Row[],
  how: { query: PageQuery; stretch: Stretch; total: number; cursor(row: Row): string },
  list: T[],
): Page<T> {
  const { query, stretch, total, cursor } = how;
  const last = rows.slice(0, stretch.limit).at(-1);
  return {
    list,
    totalCount: total,
    pageInfo: {
      page: query.page,
      pageSize: stretch.limit,
      pageCount: Math.ceil(total / stretch.limit),
      hasNextPage: rows.length > stretch.limit,
      endCursor: last ? cursor(last) : null,
    },
  };
}
