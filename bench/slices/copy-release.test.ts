import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ReleaseRef } from '@meowtale/contracts/releases';
import { assertIntact, findRelease, publishRelease, type ReleaseStorage, readPublishedFile } from '@meowtale/releases';
import { builtFiles, builtService, temporaryStorage } from '@meowtale/releases/testing';
import { copyRelease } from './copy-release.ts';

let storage: ReleaseStorage;
let folder: string;
beforeEach(async () => {
  ({ storage, folder } = await temporaryStorage());
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const kindOf = async (slice: string, version: string) =>
  assertIntact(storage, slice, (await findRelease(storage, slice, version)) as ReleaseRef);
const entryOf = async (version: string) => String(await readPublishedFile(storage, 'mf-a', version, 'remoteEntry.js'));

test('a copied release is intact, and only an altered copy has other scripts', async () => {
  await publishRelease(storage, builtFiles('mf-a', '1'));
  await copyRelease(folder, 'mf-a', '1', '2');
  await copyRelease(folder, 'mf-a', '1', '3', true);
  expect([await kindOf('mf-a', '2'), await kindOf('mf-a', '3')]).toEqual(['remote', 'remote']);
  expect(await entryOf('2')).toBe(await entryOf('1'));
  expect(await entryOf('3')).not.toBe(await entryOf('1'));
});

test('a copied release of a service is intact', async () => {
  await publishRelease(storage, builtService('svc-a', '1'));
  await copyRelease(folder, 'svc-a', '1', '2');
  expect(await kindOf('svc-a', '2')).toBe('service');
});
