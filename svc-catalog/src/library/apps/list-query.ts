import { PAGE_SIZE_DEFAULT, PAGE_SIZE_EVERYTHING, PAGE_SIZE_MAX, PLATFORMS } from '@meowtale/contracts';
import { APP_TAG_USER_PREFIX } from '@meowtale/contracts/inputs/catalog/app';
import { line, uuid } from '@meowtale/contracts/inputs/text';
import { parseInput } from '@meowtale/service-kit';
import { z } from 'zod';
import { type AppQuery, type AppRow, ORDER_COLUMNS, type Page } from './repository.ts';

const orders = ORDER_COLUMNS.flatMap((column) => [`${column}-asc`, `${column}-desc`] as const);

const pageSize = z
  .union([z.literal(-1), z.int().min(1, 'invalid.too-small').max(PAGE_SIZE_MAX, 'invalid.too-large')], 'invalid.page-size')
  .nullish();

const findAppArgs = z.object({
  uuid: uuid.nullish(),
  name: line(200).nullish(),
  label: line(64).nullish(),
  status: z.int().nullish(),
  isDeleted: z.boolean().nullish(),
  platform_key: z.enum(PLATFORMS, 'invalid.platform').nullish(),
  q: z
    .object({
      page: z.int('invalid.number').min(1, 'invalid.too-small').max(100, 'invalid.too-large').nullish(),
      pageSize,
      orderField: z.enum(orders, 'invalid.order').nullish(),
      keyword: line(200).nullish(),
    })
    .nullish(),
});

/** Status 1 of an app: it is in no store (SPEC §4). */
export const UNLISTED = 1;

/** Parses the arguments of `findApp`. @throws DomainError `input/invalid` */
export function readAppQuery(ownerUuid: string, args: unknown): { query: AppQuery; page: Page; number: number } {
  const { uuid, name, label, status, isDeleted, platform_key, q } = parseInput(findAppArgs, args);
  const [column, direction] = (q?.orderField ?? 'updated_at-desc').split('-') as [Page['column'], Page['direction']];
  const everything = q?.pageSize === -1;
  const limit = everything ? PAGE_SIZE_EVERYTHING : (q?.pageSize ?? PAGE_SIZE_DEFAULT);
  const number = everything ? 1 : (q?.page ?? 1);
  return {
    query: {
      ownerUuid,
      uuid: uuid ?? undefined,
      name: name || q?.keyword || undefined,
      tag: label ? APP_TAG_USER_PREFIX + label : undefined,
      deleted: isDeleted ?? false,
      unlistedOnly: status === UNLISTED,
      platformKey: platform_key ?? undefined,
    },
    page: { column, direction, limit, offset: (number - 1) * limit },
    number,
  };
}

export interface AppPage {
  list: AppRow[];
  totalCount: number;
  pageInfo: { page: number; pageSize: number; pageCount: number; hasNextPage: boolean; endCursor: string | null };
}

export function toPage(list: AppRow[], totalCount: number, page: number, pageSize: number): AppPage {
  const pageCount = Math.ceil(totalCount / pageSize);
  return { list, totalCount, pageInfo: { page, pageSize, pageCount, hasNextPage: page < pageCount, endCursor: null } };
}
