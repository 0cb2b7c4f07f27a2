import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressFiles } from '@meowtale/build/compress';
import { writeIntegrity } from '@meowtale/build/integrity';
import type { SliceManifest } from '@meowtale/contracts/releases';
import type { Registry } from './store.ts';

/** Creates an empty registry in its own folder. */
export async function temporaryRegistry(): Promise<Registry> {
  return { folder: await mkdtemp(path.join(tmpdir(), 'registry-')) };
}

/** Creates what `buildSlice` writes, without webpack. */
export async function builtSlice(name: string, version: string, parts: Partial<SliceManifest> = {}): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `built-${name}-`));
  const manifest: SliceManifest = {
    name,
    version,
    routes: [],
    navigation: [],
    popups: {},
    languages: ['en-US'],
    scripts: ['remoteEntry.js'],
    styles: [],
    preload: [],
    server: null,
    globalName: `${name}_${version}`,
    sizeBytes: 1,
    ...parts,
  };
  await mkdir(path.join(folder, 'media'));
  await writeFile(path.join(folder, 'remoteEntry.js'), `self.release = '${version}';`);
  await writeFile(path.join(folder, 'media', 'cat.svg'), '<svg/>');
  await writeFile(path.join(folder, 'slice.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, 'operations.json'), '{}');
  await compressFiles(folder, 'server.js');
  await writeIntegrity(folder);
  return folder;
}

export function route(pattern: string, host: 'shell' | 'site' = 'shell'): SliceManifest['routes'][number] {
  return { id: pattern, pattern, frame: 'store', host, render: 'client', titles: { 'en-US': pattern } };
}
