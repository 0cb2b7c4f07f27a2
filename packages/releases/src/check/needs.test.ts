import { beforeEach, expect, test } from '@jest/globals';
import type { SliceManifest } from '@meowtale/contracts/releases';
import { publishRelease, type ReleaseStorage } from '../index.ts';
import { promote, promotion } from '../moves/moves.ts';
import { builtFiles, temporaryStorage } from '../testing.ts';
import { findNewFaults } from './check.ts';

let storage: ReleaseStorage;
beforeEach(async () => {
  ({ storage } = await temporaryStorage());
});

const UI = '@meowtale/ui';
const shellWith = (names: readonly string[], react = '19.3.1'): Partial<SliceManifest> => ({
  provides: { exports: { [UI]: [...names] }, versions: { react } },
});
const using = (names: readonly string[], popups: SliceManifest['uses']['popups'] = {}, react = '19.3.1'): Partial<SliceManifest> => ({
  uses: { exports: { [UI]: [...names] }, versions: { react }, popups },
});
const publish = (slice: string, version: string, parts: Partial<SliceManifest>) =>
  publishRelease(storage, builtFiles(slice, version, parts));
async function live(slice: string, version: string, parts: Partial<SliceManifest>): Promise<void> {
  await publish(slice, version, parts);
  await promote(storage, 'local', { [slice]: version }, { by: 'team A', reason: 'newer' });
}
async function messagesOf(slice: string, version: string, parts: Partial<SliceManifest>): Promise<string[]> {
  await publish(slice, version, parts);
  const { before, after } = await promotion(storage, 'local', { [slice]: version });
  return (await findNewFaults(storage, before, after)).map(({ message }) => message);
}
const input = (properties: Record<string, object>, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: [...required],
});

test('a remote that uses a name that the live shell does not share is rejected with the name', async () => {
  await live('shell', '1', shellWith(['Button']));
  expect(await messagesOf('mf-a', '1', using(['Button']))).toEqual([]);
  expect(await messagesOf('mf-a', '2', using(['Button', 'NewDialog']))).toEqual([
    'NewDialog of @meowtale/ui is not in shell 1, which mf-a 2 needs',
  ]);
});

test('a shell without a name is rejected while a live remote, or one that it falls back to, uses it', async () => {
  await live('shell', '1', shellWith(['Button', 'Old']));
  for (const [version, names] of [
    ['1', ['Button', 'Old']],
    ['2', ['Button']],
  ] as const)
    await live('mf-a', version, using(names));
  expect(await messagesOf('shell', '2', shellWith(['Button']))).toEqual(['Old of @meowtale/ui is not in shell 2, which mf-a 1 needs']);
  await live('mf-a', '3', using(['Button']));
  expect(await messagesOf('shell', '3', shellWith(['Button']))).toEqual([]);
});

test.each<[string, string, string[]]>([
  ['a later minor version', '19.4.0', []],
  ['an earlier one', '19.2.9', ['react ^19.3.1 is not 19.2.9 of shell 2, which mf-a 1 needs']],
  ['another major version', '20.0.0', ['react ^19.3.1 is not 20.0.0 of shell 2, which mf-a 1 needs']],
])('a shell with %s of a shared package than a remote was built with', async (_, react, messages) => {
  await live('shell', '1', shellWith([]));
  await live('mf-a', '1', using([]));
  expect(await messagesOf('shell', '2', shellWith([], react))).toEqual(messages);
});

test('a popup that needs more than a live remote gives, or is gone, is rejected', async () => {
  const given = input({ id: { type: 'string' } }, ['id']);
  await live('mf-b', '1', { popups: { 'b.pick': given } });
  await live('mf-a', '1', using([], { 'b.pick': given }));
  expect(
    await messagesOf('mf-b', '2', { popups: { 'b.pick': input({ id: { type: 'string' }, note: { type: 'string' } }, ['id']) } }),
  ).toEqual([]);
  const [narrow, ...others] = await messagesOf('mf-b', '3', {
    popups: { 'b.pick': input({ id: { type: 'string' }, note: { type: 'string' } }, ['id', 'note']) },
  });
  expect([narrow, others]).toEqual([expect.stringMatching(/^popup b\.pick of mf-b 3 for mf-a 1: .*note/), []]);
  expect(await messagesOf('mf-b', '4', {})).toEqual(['popup b.pick, which mf-a 1 opens, is of no live slice']);
});

test('releases from before needs were written down are compared with nothing', async () => {
  await live('shell', '1', {});
  expect(await messagesOf('mf-a', '1', using(['Anything']))).toEqual([]);
});
