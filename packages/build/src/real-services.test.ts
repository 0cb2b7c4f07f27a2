import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { publishRelease } from '@meowtale/releases';
import { findNewFaults } from '@meowtale/releases/check';
import { promotion } from '@meowtale/releases/moves';
import { temporaryStorage } from '@meowtale/releases/testing';
import { buildService } from './build-service.ts';

const SERVICES = ['gateway', 'svc-catalog', 'svc-wallet', 'svc-drama-ai'];

async function builtFiles(name: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const outputFolder = await mkdtemp(path.join(tmpdir(), 'service-'));
  await buildService({ name, version: '1', outputFolder });
  const files = await readdir(outputFolder);
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(path.join(outputFolder, file))] as const)));
}

test('the services of this repository can be published, and be live together', async () => {
  const { storage } = await temporaryStorage();
  for (const name of SERVICES) await publishRelease(storage, await builtFiles(name));
  const { before, after } = await promotion(storage, 'local', Object.fromEntries(SERVICES.map((name) => [name, '1'])));
  expect(Object.keys(after)).toEqual(SERVICES);
  expect(await findNewFaults(storage, before, after)).toEqual([]);
});
