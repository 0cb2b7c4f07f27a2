import { randomUUID } from 'node:crypto';
import { createDatabase, SIGNATURE_HEADER, signGatewayRequest } from '@meowtale/service-kit';
import { Pool } from 'undici';
import { type BenchServers, migrated } from '../servers.ts';
import type { Stock } from './generate.ts';

const NAME = 'bench_search';

/** The catalogue as its own process with generated listings, called as the gateway calls it. */
export interface Shop {
  /** The URL of its database, as the role of the service. */
  databaseUrl: string;
  ask<T>(query: string, variables: object): Promise<T>;
  close(): Promise<void>;
}

/**
 * Copies the rows in with triggers off and without the indexes that aren't unique, which are recreated afterwards: a million rows would
 * otherwise take hours.
 */
async function copyIn(house: BenchServers, { files }: Stock): Promise<void> {
  const url = new URL(house.postgresUrl);
  url.pathname = `/${NAME}`;
  const db = createDatabase(url.href, { poolMax: 1, statementTimeoutMs: 3_600_000 });
  try {
    const tables = files.map(({ table }) => `'${table}'`).join(', ');
    const { rows: indexes } = await db.raw<{ rows: { name: string; definition: string }[] }>(
      `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
       join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
       where t.relname in (${tables}) and not i.indisprimary and not i.indisunique`,
    );
    await db.raw("set session_replication_role = replica; set maintenance_work_mem = '1GB'");
    for (const { name } of indexes) await db.raw('drop index ??', [name]);
    await db.raw('truncate store_stats');
    for (const { table, columns, path } of files) await db.raw(`copy ${table} (${columns}) from '${path}'`);
    for (const { definition } of indexes) await db.raw(definition);
    await db.raw(`vacuum analyze`);
  } finally {
    await db.destroy();
  }
}

export async function openShop(house: BenchServers, stock: Stock): Promise<Shop> {
  const database = await migrated(house, 'svc-catalog', NAME);
  await copyIn(house, stock);
  const origin = await house.serve('svc-catalog', 'svc-catalog/src/main.ts', { DATABASE_URL: database.runtimeUrl });
  const pool = new Pool(origin, { connections: 32 });
  return {
    databaseUrl: database.runtimeUrl,
    async ask(query, variables) {
      const body = JSON.stringify({ query, variables });
      const signed = { method: 'POST' as const, path: '/graphql', body, authorization: undefined, requestId: randomUUID() };
      const signature = signGatewayRequest(house.signingSecret, signed, new Date());
      const headers = { 'content-type': 'application/json', 'x-request-id': signed.requestId, [SIGNATURE_HEADER]: signature };
      const answer = await pool.request({ method: 'POST', path: '/graphql', body, headers });
      const { data, errors } = (await answer.body.json()) as { data: never; errors?: unknown };
      if (!data || errors) throw new Error(JSON.stringify(errors));
      return data;
    },
    close: () => pool.close(),
  };
}
