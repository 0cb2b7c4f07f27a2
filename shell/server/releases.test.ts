import { beforeEach, expect, test } from '@jest/globals';
import type { LiveRelease, ReleaseRef } from '@meowtale/contracts/releases';
import { diskStorage, type Preview, type ReleaseStorage } from '@meowtale/releases';
import { createReleaseReader, type ReadLive, type ReleaseFault } from './releases.ts';
import { route, temporaryFolder, writePointer, writeRelease } from './testing.ts';
import type { Visitor } from './visitor.ts';

let folder: string;
let storage: ReleaseStorage;
let faults: Parameters<ReleaseFault>[0][];
let reads: string[];
let readLive: ReadLive;

const open = () => createReleaseReader(storage, 'local', (fault) => faults.push(fault));
const release = (name: string, version: string) => writeRelease(folder, name, version, { routes: [route(name, `/${name}`)] });
const damage = (name: string, version: string) => diskStorage(folder).replace(`${name}/${version}/slice.json`, '{}');
const visitor = (parts: Partial<Visitor> = {}): Visitor => ({ cohort: '0123456789abcdef', previews: [], overrides: new Map(), ...parts });
async function setRevision(revision: number): Promise<void> {
  const disk = diskStorage(folder);
  const pointer = JSON.parse(String(await disk.read('pointers/local.json')));
  await disk.replace('pointers/local.json', JSON.stringify({ ...pointer, revision }));
}
async function liveNow(slice: string, of?: Visitor) {
  const { slices, isIncomplete } = await readLive(of);
  const found = slices.find(({ current }) => current.manifest.name === slice);
  const { current, previous, ...rest } = found ?? {};
  return { ...rest, version: current?.manifest.version, previous: previous?.manifest.version, isIncomplete };
}

beforeEach(async () => {
  folder = await temporaryFolder();
  [faults, reads] = [[], []];
  const disk = diskStorage(folder);
  storage = {
    ...disk,
    read(file) {
      reads.push(file);
      return disk.read(file);
    },
  };
  readLive = open();
});

test('while the pointer can’t be read, or has lost revisions, the last one is used', async () => {
  const disk = diskStorage(folder);
  await writePointer(folder, { 'mf-a': await release('mf-a', '1') });
  await setRevision(7);
  await readLive();
  await writePointer(folder, { 'mf-a': await release('mf-a', '2') });
  expect(await liveNow('mf-a')).toMatchObject({ version: '1' });
  await disk.replace('pointers/local.json', '{');
  expect(await liveNow('mf-a')).toMatchObject({ version: '1' });
  expect(faults.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('revision 7 is lost'),
    expect.stringContaining("the pointer of local can't be read"),
  ]);
});

test('without a pointer that was ever read it throws', async () => {
  await diskStorage(folder).replace('pointers/local.json', '{');
  await expect(readLive()).rejects.toThrow();
});

test('a killed slice is off for everyone but those with its preview', async () => {
  const [live, other] = [await release('mf-a', '1'), await release('mf-a', '2')];
  await writePointer(folder, { 'mf-a': { ...live, killed: true } });
  const preview: Preview = { environment: 'local', slice: 'mf-a', ...other, expiresAt: '2027-01-01T00:00:00.000Z' };
  expect(await liveNow('mf-a', visitor())).toMatchObject({ version: '1', killed: true, channel: 'stable' });
  expect(await liveNow('mf-a', visitor({ previews: [preview] }))).toMatchObject({ version: '2', killed: false, channel: 'preview' });
});

test('a damaged canary leaves its visitors the live release, and a damaged preview too', async () => {
  const [live, next] = [await release('mf-a', '1'), await release('mf-a', '2')];
  const canary = { ...next, share: 10_000, cohort: 'mf-a', since: 1, budget: { loads: 1, failures: 0 }, address: null };
  await writePointer(folder, { 'mf-a': { ...live, canary } });
  await damage('mf-a', '2');
  const preview: Preview = { environment: 'local', slice: 'mf-a', ...next, expiresAt: '2027-01-01T00:00:00.000Z' };
  expect(await liveNow('mf-a', visitor())).toMatchObject({ version: '1', channel: 'stable', hasCanary: true });
  expect(await liveNow('mf-a', visitor({ previews: [preview] }))).toMatchObject({ version: '1', channel: 'stable' });
  expect(faults).toContainEqual(expect.objectContaining({ slice: 'mf-a', version: '2' }));
});

test('a slice of which no release can be read any more is off, with the routes that it had', async () => {
  const [one, two] = [await release('mf-a', '1'), await release('mf-a', '2')];
  await writePointer(folder, { 'mf-a': one });
  await readLive();
  await writePointer(folder, { 'mf-a': two });
  await damage('mf-a', '2');
  expect(await liveNow('mf-a')).toMatchObject({ version: '1', killed: true, isUnreadable: true, isIncomplete: false });
  await release('mf-a', '2');
  const { isUnreadable, ...mended } = await liveNow('mf-a');
  expect([mended.version, mended.killed, isUnreadable]).toEqual(['2', false, undefined]);
});

test('a slice that could not be read since the start is reported as missing', async () => {
  await writePointer(folder, { 'mf-a': await release('mf-a', '1'), 'mf-b': await release('mf-b', '1') });
  await damage('mf-a', '1');
  expect(await liveNow('mf-a')).toMatchObject({ version: undefined, isIncomplete: true });
  expect(await liveNow('mf-b')).toMatchObject({ version: '1', isIncomplete: true });
});

test('releases that the pointer does not name any more are forgotten, and those that it names are read once', async () => {
  const kept = await release('mf-b', '1');
  const refs: ReleaseRef[] = [];
  for (let version = 0; version < 40; version += 1) refs.push(await release('mf-a', String(version)));
  let revision = 0;
  const makeLive = async (live: ReleaseRef & Partial<LiveRelease>) => {
    await writePointer(folder, { 'mf-a': live, 'mf-b': kept });
    revision += 1;
    await setRevision(revision);
    await readLive();
  };
  for (const [index, ref] of refs.entries()) await makeLive({ ...ref, previous: refs[index - 1] ?? null });
  await makeLive(refs[0] as ReleaseRef);
  const countOf = (name: string) => reads.filter((file) => file === `${name}/slice.json`).length;
  expect([countOf('mf-a/0'), countOf('mf-a/38'), countOf('mf-a/39'), countOf('mf-b/1')]).toEqual([2, 1, 1, 1]);
});
