import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@meowtale/releases';
import type { Stack } from '../test-stack.ts';

const hashOf = (document: string) => createHash('sha256').update(document).digest('hex');

/** Returns the body of a request that names an operation by the hash of its text. */
export const bodyByHash = (document: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } } });

/** Writes a release of mf-store that has these operations; it doesn't become live. */
export async function releaseOperations({ env }: Pick<Stack, 'env'>, version: string, queries: readonly string[]): Promise<void> {
  const folder = join(env.RELEASES_DIR, 'mf-store', version);
  await mkdir(folder, { recursive: true });
  const entries = queries.map((document) => [hashOf(document), { document, operationName: 'Q', kind: 'personal' }]);
  const operations = JSON.stringify(Object.fromEntries(entries));
  await writeFile(join(folder, 'operations.json'), operations);
  await writeFile(join(folder, 'integrity.json'), JSON.stringify({ 'operations.json': integrityOf(operations) }));
}
