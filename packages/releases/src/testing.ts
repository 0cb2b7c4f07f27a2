import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServiceEvents, ServiceManifest, SliceManifest } from '@meowtale/contracts/releases';
import { diskStorage } from './disk-storage.ts';
import { integrityOf } from './integrity.ts';
import type { BuiltFiles } from './publish.ts';
import { requiredFiles } from './release.ts';
import type { ReleaseStorage } from './storage.ts';

/** Creates an empty storage in its own folder. */
export async function temporaryStorage(): Promise<{ storage: ReleaseStorage; folder: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  return { storage: diskStorage(folder), folder };
}

/** Returns files with their `integrity.json`. */
export function withIntegrity(files: ReadonlyMap<string, Uint8Array>): BuiltFiles {
  const hashes = [...files].map(([file, bytes]) => [file, integrityOf(bytes)] as const);
  return new Map([...files, ['integrity.json', Buffer.from(JSON.stringify(Object.fromEntries(hashes)))]]);
}

/** Returns the files of a finished build of a slice, as the build writes them; each file that its manifest names has a short text. */
export function builtFiles(
  name: string,
  version: string,
  parts: Partial<SliceManifest> = {},
  more: Readonly<Record<string, string>> = {},
): BuiltFiles {
  const manifest: SliceManifest = {
    name,
    version,
    routes: [],
    navigation: [],
    popups: {},
    languages: ['en-US'],
    scripts: [name === 'shell' ? 'main.js' : 'remoteEntry.js'],
    styles: [],
    preload: [],
    server: null,
    globalName: `${name}_${version}`.replaceAll('-', '_'),
    sizeBytes: 1,
    budgetBytes: null,
    uses: { exports: {}, versions: {}, popups: {} },
    provides: null,
    ...parts,
  };
  const named = Object.fromEntries(requiredFiles(manifest).map((file) => [file, `/* ${file} of ${name} ${version} */`]));
  const texts = { ...named, 'slice.json': JSON.stringify(manifest), 'operations.json': '{}', ...more };
  return withIntegrity(new Map(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)])));
}

/** Returns the files of a finished build of a service. */
export function builtService(
  name: string,
  version: string,
  {
    sdl = `type Query { ${name.replaceAll('-', '_')}: Int }`,
    events,
    migrations = [],
  }: { sdl?: string; events?: ServiceEvents; migrations?: ServiceManifest['migrations'] } = {},
): BuiltFiles {
  const manifest: ServiceManifest = { kind: 'service', name, version, migrations };
  const texts = {
    'service.json': JSON.stringify(manifest),
    'schema.graphql': sdl,
    'events.json': JSON.stringify(events ?? { publishes: {}, consumes: {} }),
  };
  return withIntegrity(new Map(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)])));
}

/** Returns a route as a manifest has it. */
export function route(pattern: string, host: 'shell' | 'site' = 'shell'): SliceManifest['routes'][number] {
  return { id: pattern, pattern, frame: 'store', host, render: 'client', titles: { 'en-US': pattern } };
}
