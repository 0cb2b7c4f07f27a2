import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@meowtale/releases';
import type { BenchServers } from '../servers.ts';

/** Writes operations in the format of a release. Returns the folder of releases. */
export function layOutRelease(house: BenchServers, operations: readonly string[]): string {
  const releases = join(house.folder, 'releases');
  const folder = join(releases, 'bench', '1.0.0');
  mkdirSync(folder, { recursive: true });
  const entries = operations.map((document) => [
    createHash('sha256').update(document).digest('hex'),
    { document, operationName: 'Bench', kind: 'personal' },
  ]);
  const text = JSON.stringify(Object.fromEntries(entries));
  writeFileSync(join(folder, 'operations.json'), text);
  writeFileSync(join(folder, 'integrity.json'), JSON.stringify({ 'operations.json': integrityOf(text) }));
  return releases;
}
