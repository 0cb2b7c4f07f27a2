import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { temporaryStorage } from '@meowtale/releases/testing';
import { runCommand } from './run-command.ts';
import { ownsSlice, readTeams, teamOfToken } from './teams.ts';

let teamsFile: string;
beforeEach(async () => {
  teamsFile = path.join(await mkdtemp(path.join(tmpdir(), 'teams-')), 'config', 'teams.json');
});

async function run(...argv: string[]) {
  let [out, err] = ['', ''];
  const { storage } = await temporaryStorage();
  const code = await runCommand({ storage, env: { teamsFile } }, ['team', ...argv], {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}

async function newToken(name: string): Promise<{ id: string; token: string }> {
  return JSON.parse((await run('token', name, '--json')).out);
}

const teamOf = async (token: string) => teamOfToken(await readTeams(teamsFile), token);

test('a team gets a token, which is printed once and stored as its hash', async () => {
  expect((await run('add', 'team-store', '--slices', 'mf-store,svc-catalog')).out).toBe('team-store owns mf-store, svc-catalog\n');
  const { id, token } = await newToken('team-store');
  expect(token).toMatch(/^meowtale-[0-9a-f]{8}-[A-Za-z0-9_-]{43}$/);
  const text = await readFile(teamsFile, 'utf8');
  expect(text).toContain(id);
  expect(text).not.toContain(token.slice(-43));
  expect((await stat(teamsFile)).mode & 0o777).toBe(0o600);
  expect([await teamOf(token), await teamOf(`${token}x`), await teamOf('')]).toEqual(['team-store', null, null]);
  const listed = await run('list');
  expect(listed.out).toMatch(new RegExp(`^team-store {2}mf-store, svc-catalog {9}${id} of \\d{4}-`, 'm'));
  expect(listed.out).not.toContain(token);
});

test('one token of a team is replaced while the other is valid, and all are revoked', async () => {
  await run('add', 'team-store', '--slices', 'mf-store');
  const [first, second] = [await newToken('team-store'), await newToken('team-store')];
  expect((await run('revoke', 'team-store', '--id', first.id)).out).toBe('revoked 1 tokens of team-store; it has 1\n');
  expect([await teamOf(first.token), await teamOf(second.token)]).toEqual([null, 'team-store']);
  expect(await run('revoke', 'team-store', '--id', first.id)).toMatchObject({ code: 1, err: `team-store has no token ${first.id}\n` });
  await run('revoke', 'team-store');
  expect(await teamOf(second.token)).toBeNull();
});

test('a team that is added again gets other slices, and its tokens stay', async () => {
  await run('add', 'team-store', '--slices', 'mf-store');
  const { token } = await newToken('team-store');
  await run('add', 'team-store', '--slices', 'mf-lobby');
  const team = (await readTeams(teamsFile)).get('team-store');
  expect(team && [ownsSlice(team, 'mf-lobby'), ownsSlice(team, 'mf-store')]).toEqual([true, false]);
  expect(await teamOf(token)).toBe('team-store');
});

test('only the team platform may own all slices', async () => {
  expect(await run('add', 'team-store', '--slices', '*')).toMatchObject({ code: 2, out: '' });
  expect((await run('add', 'platform', '--slices', '*')).code).toBe(0);
  const platform = (await readTeams(teamsFile)).get('platform');
  expect(platform && ownsSlice(platform, 'mf-anything')).toBe(true);
  await writeFile(teamsFile, JSON.stringify({ 'team-store': { slices: ['*'], tokens: [] } }));
  await expect(readTeams(teamsFile)).rejects.toThrow('only platform may own *');
});

test.each([
  [['add', 'Team', '--slices', 'mf-a'], '"Team" is no name of a team'],
  [['add', 'team-a'], '--slices is missing'],
  [['add', 'team-a', '--slices', 'mf-a,../b'], '"../b" is no name of a slice'],
  [['add', 'team-a', '--slices', 'mf-a', '--hosts', 'a/b'], '"a/b" is no name of a host'],
  [['add', '--slices', 'mf-a'], '<team> is missing'],
  [['sell', 'team-a'], '"sell" is none of add, token, revoke, list'],
  [['list', 'a', 'b'], '"b" is one argument too many'],
])('team %j is wrong usage, and says why', async (argv, message) => {
  const { code, err } = await run(...argv);
  expect(code).toBe(2);
  expect(err).toContain(message);
});

test('a token for a team that does not exist is rejected', async () => {
  for (const name of ['team-a', 'constructor'])
    expect(await run('token', name)).toMatchObject({ code: 1, err: `there is no team "${name}"\n` });
});

test('of two changes at once one is rejected, and the file is complete', async () => {
  await run('add', 'team-a', '--slices', 'mf-a');
  const results = await Promise.all(['team-b', 'team-c', 'team-d'].map((name) => run('add', name, '--slices', 'mf-b')));
  const done = results.filter(({ code }) => code === 0).length;
  expect(done).toBeGreaterThan(0);
  expect(await readTeams(teamsFile)).toHaveProperty('size', 1 + done);
  for (const { err } of results.filter(({ code }) => code !== 0)) expect(err).toContain('another command changes the teams');
});

test('a malformed file is not replaced by a change', async () => {
  await run('add', 'team-a', '--slices', 'mf-a');
  await writeFile(teamsFile, '{"team-a": {}}');
  expect(await run('add', 'team-b', '--slices', 'mf-b')).toMatchObject({ code: 1, err: expect.stringContaining('is malformed') });
  expect(await readFile(teamsFile, 'utf8')).toBe('{"team-a": {}}');
  expect((await run('add', 'team-b', '--slices', 'mf-b')).err).toContain('is malformed');
});
