import type { ExportPage } from '@meowtale/contracts/exports';
import type { Knex } from 'knex';
import { DomainError } from '../errors.ts';

/** One table of a person's data export, as SQL fragments. None may be built from a caller's input. */
export interface ExportPart {
  /** A table with the alias `t`, and tables joined to it. */
  from: string;
  /** Condition that selects the person's rows; `:user` is the person's uuid. */
  mine: string;
  /** Unique column by which rows are ordered and paged; `uuid` unless given. */
  key?: string;
  type?: 'uuid' | 'bigint' | 'text';
  /** Columns of `t` that are not exported. */
  without?: readonly string[];
  /** Rows per page; 200 unless given. */
  pageSize?: number;
}

const PAGE_SIZE = 200;
const KEY = { uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, bigint: /^\d{1,18}$/, text: /^/ } as const;

/**
 * Returns one page of a person's rows, without the columns in `without`. @throws DomainError `input/invalid` for an `after` that no page
 * returned
 */
export async function readExportPage(db: Knex, part: ExportPart, user: string, after: string | null): Promise<ExportPage> {
  const { from, mine, key = 't.uuid', type = 'uuid', without = [], pageSize = PAGE_SIZE } = part;
  if (after !== null && !KEY[type].test(after))
    throw new DomainError('input/invalid', { fields: [{ path: 'after', key: 'invalid.cursor' }] });
  const beyond = after === null ? '' : `and ${key} > :after::${type}`;
  const { rows } = await db.raw<{ rows: { key: string; row: object }[] }>(
    `select (${key})::text as key, to_jsonb(t) - :without::text[] as row from ${from} where ${mine} ${beyond} order by ${key} limit :limit`,
    { user, without: [...without], limit: pageSize + 1, ...(after !== null && { after }) },
  );
  const page = rows.slice(0, pageSize);
  return { rows: page.map(({ row }) => row), next: rows.length > pageSize ? (page.at(-1)?.key ?? null) : null };
}
