import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FIXTURES } from '@meowtale/contracts/events/fixtures';
import { EVENTS, type EventType } from '@meowtale/contracts/events/index';
import {
  eventOwnerOf,
  type ServiceEvents,
  type ServiceManifest,
  serviceEventsSchema,
  serviceManifestSchema,
} from '@meowtale/contracts/releases';
import { composeTypeDefs } from '@meowtale/service-kit/type-defs';
import { print } from 'graphql';
import { z } from 'zod';
import { findFiles } from './files.ts';
import { writeIntegrity } from './integrity.ts';
import { repositoryRoot } from './paths.ts';

const CONSUMED = /define(?:Batch)?Consumer\(\{[^}]*?\bevent: '([a-z.-]+)'/g;

const isType = (type: string): type is EventType => Object.hasOwn(EVENTS, type);

const MIGRATION = /^src\/migrations\/(\d{12}_\w+)\.ts$/;

/** Statements after which a program from before them fails, and what replaces a whole row of its queries. */
const CONTRACTS =
  /\bdrop (?:table|column|view|function|type)\b[^;'`]*|\brename (?:to|column)\b[^;'`]*|\balter column \w+ (?:set not null|type\b[^;'`]*)|\badd column \w+ [^,;'`]*\bnot null\b(?![^,;'`]*\b(?:default|generated)\b)/gi;

/** Describes a migration by its source: only what runs forward counts. */
export function describeMigration(file: string, source: string): ServiceManifest['migrations'][number] {
  const forward = source.split(/export (?:async )?(?:function|const) down\b/)[0] ?? '';
  const statements = [...forward.matchAll(CONTRACTS)].map(([statement]) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase());
  return {
    name: MIGRATION.exec(file)?.[1] ?? file,
    contracts: [...new Set(statements)],
    contractsAfter: /export const contractsAfter = '(\w+)'/.exec(source)?.[1] ?? null,
  };
}

function publishedBy(name: string): ServiceEvents['publishes'] {
  const types = Object.keys(EVENTS).filter((type): type is EventType => type.startsWith(`${eventOwnerOf(name)}.`));
  return Object.fromEntries(
    types.map((type) => [
      type,
      { version: EVENTS[type].version, schema: z.toJSONSchema(EVENTS[type].schema, { io: 'output' }), fixtures: [...FIXTURES[type]] },
    ]),
  );
}

/** Returns the types of the events that sources define consumers of. */
export function consumedIn(sources: readonly string[]): EventType[] {
  const types = sources.flatMap((source) => [...source.matchAll(CONSUMED)].map(([, type]) => type as string));
  return [...new Set(types)].filter(isType).sort();
}

function consumedBy(sources: readonly string[]): ServiceEvents['consumes'] {
  const types = consumedIn(sources);
  return Object.fromEntries(
    types.map((type) => [type, { version: EVENTS[type].version, schema: z.toJSONSchema(EVENTS[type].schema, { io: 'input' }) }]),
  );
}

export interface ServiceTarget {
  /** Its folder, as in `svc-wallet`. */
  name: string;
  version: string;
  outputFolder: string;
}

/**
 * Describes a service for a release: writes its schema, its events with fixtures, the names of its migrations, and last
 * `integrity.json`. The program itself is deployed by other means.
 */
export async function buildService({ name, version, outputFolder }: ServiceTarget): Promise<void> {
  const folder = path.join(repositoryRoot, name);
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const files = await findFiles(folder, (file) => /\.(?:ts|graphql)$/.test(file) && !/\.test\.ts$/.test(file), ['src']);
  const schemas = await Promise.all(files.filter((file) => file.endsWith('.graphql')).map(read));
  const sources = await Promise.all(files.filter((file) => file.endsWith('.ts')).map(read));
  const migrations = await Promise.all(
    files.filter((file) => MIGRATION.test(file)).map(async (file) => describeMigration(file, await read(file))),
  );
  const manifest: ServiceManifest = serviceManifestSchema.parse({ kind: 'service', name, version, migrations });
  const events = serviceEventsSchema.parse({ publishes: publishedBy(name), consumes: consumedBy(sources) });
  await rm(outputFolder, { recursive: true, force: true });
  await mkdir(outputFolder, { recursive: true });
  await writeFile(path.join(outputFolder, 'service.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  await writeFile(path.join(outputFolder, 'schema.graphql'), `${print(composeTypeDefs(schemas))}\n`);
  await writeFile(path.join(outputFolder, 'events.json'), `${JSON.stringify(events, null, 1)}\n`);
  await writeIntegrity(outputFolder);
}
