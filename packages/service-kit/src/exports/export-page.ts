import type { ExportPage } from '@meowtale/contracts/exports';
import type { Knex } from 'knex';
import { DomainError } from '../errors.ts';

/** A part of what somebody may take with them, as SQL; none of it is ever made of what a caller sends. */
export interface ExportPart {
  /** A table, called `t`, or more joined to it. */
  from: string;
  /** Whose rows: `:user` is the person. */
  mine: string;
  /** By what the rows are told apart and in whose order they come; `uuid` unless given. */
  key?: string;
  type?: 'uuid' | 'bigint' | 'text';
  /** What of `t` stays here. */
  without?: readonly string[];
  /** 200 rows at once unless given. */
  pageSize?: number;
}

const PAGE_SIZE = 200;
const KEY = { uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, bigint: /^\d{1,18}$/, text: /^/ } as const;

/** One page of somebody's rows, each whole but for `without`. @throws DomainError `input/invalid` for an `after` that no page gave */
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
