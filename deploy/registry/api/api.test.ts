import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { publishRelease, readHistory, readPointer } from '@meowtale/releases';
import { builtFiles, builtService } from '@meowtale/releases/testing';
import { startRegistry, type TestRegistry } from '../testing/registry.ts';

let registry: TestRegistry;
let token: string;
beforeEach(async () => {
  registry = await startRegistry();
  token = await registry.addTeam('team-a', 'mf-a', 'svc-a');
});
afterEach(() => registry.close());

const live = async () => (await readPointer(registry.storage, 'local')).slices['mf-a'];
const post = (command: string, body?: unknown) => registry.post(command, token, body);
const promote = (version: string, more: object = {}) =>
  post('promote', { slice: 'mf-a', version, to: 'local', reason: 'newer', by: 'Ada', ...more });

async function publishAndPromote(...versions: string[]): Promise<void> {
  for (const version of versions) {
    await registry.upload(token, builtFiles('mf-a', version));
    await promote(version);
  }
}

describe('with a token of its team', () => {
  test('a slice is published, checked, promoted, tried, switched and rolled back, as its history says', async () => {
    expect(await registry.upload(token, builtFiles('mf-a', '1', {}, { 'media/cat.svg': '<svg/>' }))).toEqual({
      status: 200,
      body: { lines: ['published mf-a 1'], data: { slice: 'mf-a', version: '1' } },
    });
    expect(await (await fetch(`${registry.url}/mf-a/1/media/cat.svg`)).text()).toBe('<svg/>');
    expect(await post('check', { slice: 'mf-a', version: '1', to: 'local' })).toMatchObject({
      status: 200,
      body: { data: { findings: [] } },
    });
    expect(await promote('1')).toMatchObject({ status: 200, body: { data: { revision: 1, change: { by: 'team-a: Ada' } } } });
    for (const version of ['2', '3']) await registry.upload(token, builtFiles('mf-a', version));
    await promote('2', { by: undefined });
    const there = { slice: 'mf-a', in: 'local', reason: 'because' };
    await post('canary', { slice: 'mf-a', version: '3', to: 'local', share: '10', reason: 'try it' });
    expect((await live())?.canary).toMatchObject({ version: '3', share: 1000, budget: { loads: 50 } });
    for (const command of ['stop', 'kill', 'revive', 'pin', 'unpin', 'rollback'])
      expect([command, (await post(command, there)).status]).toEqual([command, 200]);
    expect(await live()).toMatchObject({ version: '1', canary: null, killed: false, pinned: false });
    const { body } = await post('history', { environment: 'local', limit: '9' });
    const changes = (body.data as { change: { action: string; by: string } }[]).map(({ change }) => `${change.action} ${change.by}`);
    expect(changes.reverse()).toEqual([
      'promote team-a: Ada',
      ...['promote', 'canary', 'stop', 'kill', 'revive', 'pin', 'unpin', 'rollback'].map((action) => `${action} team-a`),
    ]);
    expect((await post('status')).body.data).toMatchObject([{ environment: 'local', revision: 9 }]);
    const moved = registry.events().filter(({ event }) => event === 'release.moved');
    expect(moved).toHaveLength(9);
    expect(moved[0]).toMatchObject({ team: 'team-a', command: 'promote', slice: 'mf-a', version: '1', environment: 'local' });
  });

  test('a preview is a link to the site', async () => {
    await registry.upload(token, builtFiles('mf-a', '1'));
    const { body } = await post('preview', { slice: 'mf-a', version: '1', in: 'local', path: '/store' });
    expect((body.data as { link: string }).link).toMatch(/^https:\/\/meowtale\.example\/store\?release-preview=/);
  });

  test('a release that would break another one is rejected with 422 and the findings, unless it is forced', async () => {
    const sdl = (fields: string) => `type Store { uuid: ID! ${fields} } type Query { findStore: [Store!]! }`;
    const operations = { a: { document: 'query Owned { findStore { owned } }', operationName: 'Owned', kind: 'public' } };
    await registry.upload(token, builtFiles('mf-a', '1', {}, { 'operations.json': JSON.stringify(operations) }));
    await registry.upload(token, builtService('svc-a', '1', { sdl: sdl('owned: Boolean') }));
    await registry.upload(token, builtService('svc-a', '2', { sdl: sdl('') }));
    const service = (version: string, more: object = {}) =>
      post('promote', { slice: 'svc-a', version, to: 'local', reason: 'smaller', ...more });
    await service('1');
    await promote('1');
    const findings = [expect.objectContaining({ rule: 'operation', what: 'Owned', breaker: { slice: 'svc-a', version: '2' } })];
    expect(await post('check', { slice: 'svc-a', version: '2', to: 'local' })).toMatchObject({
      status: 422,
      body: { isRejected: true, data: { findings } },
    });
    expect(await service('2')).toMatchObject({ status: 422, body: { error: 'BreakingChangeError', findings } });
    expect((await service('2', { force: true })).status).toBe(200);
    expect((await readHistory(registry.storage, 'local')).at(-1)?.change).toMatchObject({ isForced: true, by: 'team-a' });
  });

  test('what is wrong usage, unknown or too large is rejected', async () => {
    expect(await promote('../1')).toMatchObject({ status: 400, body: { error: 'UsageError', message: '"../1" is no name of a version' } });
    expect((await post('promote', { slice: '../a', version: '1', to: 'local', reason: 'x' })).status).toBe(400);
    expect((await promote('1', { to: '../pointers' })).status).toBe(400);
    expect((await post('promote', { slice: 'mf-a', version: '1', to: 'local' })).body.message).toBe('--reason is missing');
    expect((await post('promote', { version: '1', to: 'local', reason: 'x' })).body.message).toBe('<slice> is missing');
    expect((await promote('1', { everywhere: true })).status).toBe(400);
    expect((await promote('1', { force: 'yes' })).status).toBe(400);
    expect((await promote('1', { reason: 'x'.repeat(100_000) })).status).toBe(413);
    expect((await promote('9')).body).toEqual({ error: 'ReleaseError', message: "mf-a 9 isn't published" });
    expect(await live()).toBeUndefined();
  });

  test.each(['gc', 'serve', 'team', 'release', 'toString'])('%s is not offered', async (command) => {
    expect((await post(command)).status).toBe(404);
  });
});

test('a team that names the slice of another one gets 403, and nothing changes', async () => {
  const other = await registry.addTeam('team-b', 'mf-b');
  await publishAndPromote('1', '2');
  const before = await readFile(path.join(registry.folder, 'pointers/local.json'), 'utf8');
  const slice = { slice: 'mf-a', to: 'local', version: '1', reason: 'x' };
  const there = { slice: 'mf-a', in: 'local', reason: 'x' };
  const tried = [
    ['promote', { ...slice, by: 'team-a: Ada', force: true }],
    ['canary', { ...slice, share: '10' }],
    ['preview', { slice: 'mf-a', version: '1', in: 'local' }],
    ...['stop', 'rollback', 'kill', 'revive', 'pin', 'unpin'].map((command) => [command, there] as const),
  ] as const;
  for (const [command, body] of tried)
    expect([command, await registry.post(command, other, body)]).toEqual([
      command,
      { status: 403, body: { error: 'DeniedError', message: "mf-a isn't a slice of team-b" } },
    ]);
  expect((await registry.upload(other, builtFiles('mf-a', '3'))).status).toBe(403);
  expect(await registry.storage.list('mf-a')).toEqual(['1', '2']);
  expect(await readFile(path.join(registry.folder, 'pointers/local.json'), 'utf8')).toBe(before);
  expect(registry.events().at(-1)).toMatchObject({ event: 'release.denied', reason: 'slice', team: 'team-b', slice: 'mf-a' });
  expect((await registry.post('check', other, { slice: 'mf-a', version: '1', to: 'local' })).status).toBe(200);
});

test('a team names only its own hosts as where a service runs', async () => {
  await registry.upload(token, builtService('svc-a', '1'));
  const platform = await registry.addTeam('platform', '*');
  const wish = (url: string) => ({ slice: 'svc-a', version: '1', to: 'local', reason: 'x', url });
  for (const url of ['http://evil.example', 'http://svc-a.internal@evil.example', 'http://svc-a.internal.evil.example'])
    expect((await post('promote', wish(url))).status).toBe(403);
  expect((await post('promote', wish('nowhere'))).status).toBe(400);
  expect((await readPointer(registry.storage, 'local')).revision).toBe(0);
  expect((await post('promote', wish('http://svc-a.internal:4001'))).status).toBe(200);
  expect((await registry.post('promote', platform, wish('http://other.internal'))).status).toBe(200);
  expect((await readPointer(registry.storage, 'local')).slices['svc-a']?.address?.url).toBe('http://other.internal');
});

test('the team platform moves all slices', async () => {
  await publishAndPromote('1', '2');
  const platform = await registry.addTeam('platform', '*');
  expect((await registry.post('rollback', platform, { slice: 'mf-a', in: 'local', reason: 'x' })).status).toBe(200);
});

test('no, a wrong and a revoked token get 401, soon 429, and a valid one still works', async () => {
  const body = { slice: 'mf-a', version: '1', to: 'local', reason: 'x' };
  await publishRelease(registry.storage, builtFiles('mf-a', '1'));
  expect(await registry.post('promote', null, body)).toMatchObject({ status: 401, body: { message: 'a token is needed' } });
  for (const wrong of [`${token}x`, token.slice(0, -1), 'x']) expect((await registry.post('promote', wrong, body)).status).toBe(401);
  expect((await registry.upload(null, builtFiles('mf-a', '2'))).status).toBe(401);
  const old = token;
  token = await registry.addTeam('team-a', 'mf-a');
  expect((await registry.post('promote', old, body)).status).toBe(401);
  expect(await live()).toBeUndefined();
  const statuses = [];
  for (let index = 0; index < 16; index += 1) statuses.push((await registry.post('status', 'x')).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await registry.post('promote', token, body)).status).toBe(200);
});

test('of two moves at once from the same revision one gets 409', async () => {
  await publishAndPromote('1');
  const other = await registry.addTeam('team-b', 'mf-b');
  await registry.upload(token, builtFiles('mf-a', '2'));
  await registry.upload(other, builtFiles('mf-b', '1'));
  const moves = await Promise.all([
    promote('2', { revision: '1' }),
    registry.post('promote', other, { slice: 'mf-b', version: '1', to: 'local', reason: 'x', revision: '1' }),
  ]);
  expect(moves.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(moves.find(({ status }) => status === 409)?.body).toMatchObject({ error: 'PointerMovedError' });
  expect((await readPointer(registry.storage, 'local')).revision).toBe(2);
});

test.each([
  ['missing', null],
  ['no JSON', '{'],
  ['malformed', '{"team-a": {"slices": ["mf-a"], "tokens": [{"id": "1"}]}}'],
])('while the file of teams is %s every request gets 503, and files are served', async (_, text) => {
  await publishAndPromote('1');
  const before = await readFile(registry.teamsFile);
  await (text === null ? rm(registry.teamsFile) : writeFile(registry.teamsFile, text));
  for (const command of ['promote', 'status', 'publish', 'gc'])
    expect(await post(command)).toEqual({
      status: 503,
      body: { error: 'TeamsUnreadableError', message: "the registry can't read its teams" },
    });
  expect((await registry.post('status', null)).status).toBe(503);
  expect((await fetch(`${registry.url}/mf-a/1/remoteEntry.js`)).status).toBe(200);
  expect(registry.events().at(-1)).toMatchObject({ event: 'teams.unreadable' });
  await writeFile(registry.teamsFile, before);
  expect((await post('status')).status).toBe(200);
});

test('no token is logged', async () => {
  await publishAndPromote('1');
  await registry.post('promote', `${token}x`, { slice: 'mf-a' });
  await registry.post('gc', token);
  await registry.post('kill', token, { slice: 'mf-b', in: 'local', reason: 'x' });
  expect(registry.events().map(({ event }) => event)).toEqual(['release.published', 'release.moved', 'release.denied', 'release.denied']);
  expect(registry.log()).not.toContain(token.slice(0, 20));
  expect(registry.log()).not.toContain(token.slice(-20));
});

test('the file of teams is not served, even from the folder of the releases', async () => {
  await writeFile(path.join(registry.folder, 'teams.json'), '{}');
  await publishAndPromote('1');
  await writeFile(path.join(registry.folder, 'mf-a/1/teams.json'), '{}');
  for (const wanted of ['teams.json', 'mf-a/1/teams.json', 'api/promote', 'api/status/1'])
    expect((await fetch(`${registry.url}/${wanted}`)).status).toBe(404);
});
