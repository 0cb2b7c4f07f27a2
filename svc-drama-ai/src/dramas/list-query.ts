import { LAST_NUMBERED_PAGE, PAGE_SIZE_DRAMA, PAGE_SIZE_EVERYTHING, PAGE_SIZE_MAX } from '@meowtale/contracts';
import { DRAMA_TEXT } from '@meowtale/contracts/inputs/drama/drama';
import { line } from '@meowtale/contracts/inputs/text';
import { z } from 'zod';
import { type Drama, ORDER_COLUMNS, type OrderColumn, type PageRange } from './repository.ts';

const ORDER_FIELD = new RegExp(`^(${ORDER_COLUMNS.join('|')})-(asc|desc)$`);

// PostgreSQL supports neither NUL in text nor a year 0.
const cursorValue = { title: z.string().max(200).refine(hasNoNul), date: z.iso.datetime().refine((text) => !text.startsWith('0000')) };

const cursor = z.discriminatedUnion('column', [
  z.object({ column: z.literal('title'), value: cursorValue.title, uuid: z.uuid() }),
  z.object({ column: z.literal(['updated_at', 'created_at']), value: cursorValue.date, uuid: z.uuid() }),
]);

/** Parses a cursor; rejects anything else. */
const afterInput = z.string().transform((text, context) => {
  try {
    const { data } = cursor.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    if (data) return data;
  } catch {
    // Not JSON: rejected below like any other invalid cursor.
  }
  context.addIssue({ code: 'custom', message: 'input.list.after' });
  return z.NEVER;
});

function hasNoNul(text: string): boolean {
  return !text.includes('\u0000');
}

/** `q` of `findDrama` (SPEC §7, DESIGN §9): 40 a page, last changed first, −1 for up to 1,000. */
const listQuery = z.object({
  page: z.int().min(1, 'input.list.page').max(LAST_NUMBERED_PAGE, 'input.list.page').nullish(),
  pageSize: z
    .int()
    .max(PAGE_SIZE_MAX, 'input.list.pageSize')
    .refine((size) => size === -1 || size >= 1, 'input.list.pageSize')
    .nullish(),
  after: afterInput.nullish(),
  orderField: z.string().regex(ORDER_FIELD, 'input.list.orderField').nullish(),
  keyword: line(100, { tooLong: 'input.list.keyword' }).nullish(),
});

/** Rejects a cursor of another order. */
export const dramaListQuery = listQuery.refine(({ after, orderField }) => !after || orderOf(orderField).column === after.column, {
  path: ['after'],
  message: 'input.list.after',
});

export type DramaListQuery = z.infer<typeof dramaListQuery>;

/** The filters of `findDrama` beside `q`: by default the dramas that aren't archived, with any label. */
export const dramaFilters = z.object({
  label: line(DRAMA_TEXT.label)
    .nullish()
    .transform((label) => label || undefined),
  isArchived: z
    .boolean()
    .nullish()
    .transform((isArchived) => isArchived ?? false),
});

function orderOf(orderField: string | null | undefined): { column: OrderColumn; direction: 'asc' | 'desc' } {
  const [column, direction] = (orderField ?? 'updated_at-desc').split('-') as [OrderColumn, 'asc' | 'desc'];
  return { column, direction };
}

export function toPageRange(
  ownerUuid: string,
  query: DramaListQuery,
  filters: z.output<typeof dramaFilters>,
): PageRange & { page: number } {
  const page = query.page ?? 1;
  const limit = query.pageSize === -1 ? PAGE_SIZE_EVERYTHING : (query.pageSize ?? PAGE_SIZE_DRAMA);
  return {
    ownerUuid,
    keyword: query.keyword?.trim() || undefined,
    ...filters,
    ...orderOf(query.orderField),
    limit,
    offset: (page - 1) * limit,
    after: query.after ?? undefined,
    page,
  };
}

export function cursorOf(drama: Drama, column: OrderColumn): string {
  const value = column === 'title' ? drama.title : drama[column].toISOString();
  return Buffer.from(JSON.stringify({ column, value, uuid: drama.uuid })).toString('base64url');
}
