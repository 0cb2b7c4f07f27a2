import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeIntegrity } from '@meowtale/build/integrity';
import { EVENTS, type EventType } from '@meowtale/contracts/events/index';
import { publishRelease, type ReleaseStorage } from '@meowtale/releases';
import { parse, print, visit } from 'graphql';
import pg from 'pg';
import { readBuilt } from '../../registry/built-folder.ts';
import { newVersion } from './release-copies.ts';
import type { DatabaseUrls } from './tools.ts';

const VERSION_LENGTH = 16;

/** A field of each service that pages ask for, and an event that it consumes, with the service that publishes it. */
const SERVICES = {
  'svc-catalog': { field: 'findStore', event: 'wallet.entitlement.changed', publisher: 'wallet' },
  'svc-wallet': { field: 'findStoreQuote', event: 'catalog.listing.changed', publisher: 'catalog' },
  'svc-drama-ai': { field: 'findDrama', event: 'wallet.ai-charge.decided', publisher: 'wallet' },
} as const satisfies Record<string, { field: string; event: EventType; publisher: keyof DatabaseUrls }>;

export type ServiceSlice = keyof typeof SERVICES;
export const serviceSlices = Object.keys(SERVICES) as ServiceSlice[];

/** Returns a schema without the fields of a name, with their descriptions. @throws when it has none of that name */
export function withoutField(sdl: string, field: string): string {
  let isFound = false;
  const rest = visit(parse(sdl), {
    FieldDefinition({ name }) {
      if (name.value !== field) return undefined;
      isFound = true;
      return null;
    },
  });
  if (!isFound) throw new Error(`the schema has no field ${field}`);
  return print(rest);
}

/** Publishes a service's release whose schema lacks a field that live remotes ask for. Returns its version. */
export async function publishBadSchema(storage: ReleaseStorage, slice: ServiceSlice): Promise<string> {
  // The build tools are loaded here, because most breakages build nothing.
  const { buildService } = await import('@meowtale/build/build-service');
  const version = newVersion(VERSION_LENGTH);
  const outputFolder = await mkdtemp(join(tmpdir(), 'meowtale-release-'));
  try {
    await buildService({ name: slice, version, outputFolder });
    const file = join(outputFolder, 'schema.graphql');
    await writeFile(file, withoutField(await readFile(file, 'utf8'), SERVICES[slice].field));
    await writeIntegrity(outputFolder);
    await publishRelease(storage, await readBuilt(outputFolder));
  } finally {
    await rm(outputFolder, { recursive: true, force: true });
  }
  return version;
}

/** Writes an event with another payload than its schema's into the outbox of the service that publishes it, as a faulty release would. */
export async function causeBadEvent(urls: DatabaseUrls, slice: ServiceSlice): Promise<void> {
  const { event: type, publisher } = SERVICES[slice];
  const { kind, version } = EVENTS[type];
  const event = { id: randomUUID(), type, version, is_state: kind === 'state', aggregate_id: randomUUID(), request_id: null };
  const client = new pg.Client({ connectionString: urls[publisher] });
  await client.connect();
  try {
    await client.query('select record_events($1::jsonb)', [JSON.stringify([{ ...event, payload: { broken: true } }])]);
  } finally {
    await client.end();
  }
}
