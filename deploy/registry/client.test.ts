import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sliceVersion } from '@meowtale/build/version';
import { type BuiltFiles, findRelease, listEnvironments, publishRelease, type ReleaseStorage, readPointer } from '@meowtale/releases';
import { builtFiles, builtService, temporaryStorage } from '@meowtale/releases/testing';
import { type CommandContext, runCommand } from './run-command.ts';
import { startRegistry, type TestRegistry } from './testing/registry.ts';

let registry: TestRegistry;
let token: string;
let local: ReleaseStorage;
beforeAll(async () => {
  registry = await startRegistry();
  token = await registry.addTeam('team-a', 'mf-a', 'svc-drama-ai');
  ({ storage: local } = await temporaryStorage());
});
afterAll(() => registry.close());

async function run(context: Partial<CommandContext>, argv: readonly string[]) {
  let [out, err] = ['', ''];
  const env = { previewSecret: 'a secret of at least 32 characters', siteUrl: 'https://meowtale.example' };
  const code = await runCommand({ storage: local, env, ...context }, argv, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}

const there = (...argv: string[]) => run({ registryUrl: registry.url, token, env: {} }, argv);

/** Replaces what differs between two registries: times, signatures and the team's name. */
const comparable = (text: string) =>
  text
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/release-preview=[\w.%-]+/g, '<preview>')
    .replaceAll('team-a: ', '')
    .replaceAll(/ {2,}/g, '  ');

async function folderOf(files: BuiltFiles): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'built-'));
  for (const [file, bytes] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), bytes);
  }
  return folder;
}

test('the same commands print the same, and have the same exit codes, as on the machine of the registry', async () => {
  const sdl = (fields: string) => `type Query { ${fields} }`;
  const operations = { a: { document: 'query A { a }', operationName: 'A', kind: 'public' } };
  const folders = await Promise.all(
    [
      builtFiles('mf-a', '1', {}, { 'operations.json': JSON.stringify(operations), 'media/cat.svg': '<svg/>' }),
      builtFiles('mf-a', '2'),
      builtService('svc-drama-ai', '1', { sdl: sdl('a: ID b: ID') }),
      builtService('svc-drama-ai', '2', { sdl: sdl('b: ID') }),
    ].map(folderOf),
  );
  const why = ['--reason', 'newer', '--by', 'Ada'];
  const service = ['svc-drama-ai', '2', '--to', 'local'];
  const lines = [
    ...folders.map((folder) => ['publish', folder]),
    ['publish', folders[0] as string],
    ['status'],
    ['promote', 'svc-drama-ai', '1', '--to', 'local', ...why],
    ['promote', 'mf-a', '1', '--to', 'local', ...why],
    ['check', ...service],
    ['promote', ...service, ...why],
    ['promote', ...service, ...why, '--force'],
    ['promote', 'mf-a', '2', '--to', 'local', ...why, '--revision', '1'],
    ['canary', 'mf-a', '2', '--to', 'local', '--share', '10', ...why],
    ['canary', 'mf-a', '2', '--to', 'local', '--share', '0', ...why],
    ['stop', 'mf-a', '--in', 'local', ...why],
    ['stop', 'mf-a', '--in', 'local', ...why],
    ['promote', 'mf-a', '2', '--to', 'local', ...why],
    ['promote', 'mf-a', '2', '--to', 'local', ...why],
    ...['kill', 'revive', 'pin', 'unpin', 'rollback'].map((action) => [action, 'mf-a', '--in', 'local', ...why]),
    ['preview', 'mf-a', '2', '--in', 'local', '--path', '/store'],
    ['preview', 'mf-a', '2', '--in', 'local', '--days', '99'],
    ['promote', 'mf-a', '--to', 'local', '--reason', 'x'],
    ['status', '--in', 'local'],
    ['history', 'local', '--limit', '4'],
    ['promote', '--help'],
  ];
  const codes = new Set<number>();
  for (const line of lines)
    for (const argv of [line, [...line, '--json']]) {
      // What changes something does so once, with one of the two forms.
      if (argv.length > line.length && !['status', 'history', 'check', 'preview'].includes(line[0] as string)) continue;
      const [here, remote] = [await run({}, argv), await there(...argv)];
      expect([argv, comparable(remote.out), comparable(remote.err), remote.code]).toEqual([
        argv,
        comparable(here.out),
        comparable(here.err),
        here.code,
      ]);
      codes.add(here.code);
    }
  expect([...codes].sort()).toEqual([0, 1, 2, 3]);
});

test('with --json an error has the same form, with its findings', async () => {
  await publishRelease(local, builtFiles('mf-a', '3', { budgetBytes: 1, sizeBytes: 2 }));
  await publishRelease(registry.storage, builtFiles('mf-a', '3', { budgetBytes: 1, sizeBytes: 2 }));
  const argv = ['promote', 'mf-a', '3', '--to', 'local', '--reason', 'larger', '--by', 'Ada', '--json'];
  const [here, remote] = [await run({}, argv), await there(...argv)];
  expect(JSON.parse(here.out)).toMatchObject({ error: 'BreakingChangeError', findings: [{ rule: 'size' }] });
  expect(remote).toEqual(here);
});

test('release publishes what is new and makes it live, each slice on its own', async () => {
  const version = await sliceVersion('svc-drama-ai');
  await publishRelease(registry.storage, builtService('svc-drama-ai', version, { sdl: 'type Query { a: ID b: ID }' }));
  const { code, out, err } = await there('release', 'svc-drama-ai', '--to', 'staging', '--reason', 'first', '--json');
  expect([code, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toMatchObject({
    built: [{ slice: 'svc-drama-ai', version, built: false }],
    pointer: { environment: 'staging', revision: 1, slices: { 'svc-drama-ai': { version } } },
  });
  await there('pin', 'svc-drama-ai', '--in', 'staging', '--reason', 'x');
  const again = await there('release', 'svc-drama-ai', '--to', 'staging', '--reason', 'again');
  expect(again.out.replace(/\d+\.\d s/, '0.1 s')).toBe(
    `svc-drama-ai ${version} unchanged 0.1 s\nsvc-drama-ai stays at ${version}: it is pinned\n`,
  );
});

test('publish stores a service of this checkout as it stores a remote: nothing becomes live, here as at another registry', async () => {
  const version = await sliceVersion('svc-wallet');
  const { storage } = await temporaryStorage();
  const token = await registry.addTeam('team-wallet', 'svc-wallet');
  for (const [context, at] of [
    [{ storage }, storage],
    [{ registryUrl: registry.url, token, env: {} }, registry.storage],
  ] as const) {
    const published = { code: 0, out: `published svc-wallet ${version}\n`, err: '' };
    expect(await run(context, ['publish', 'svc-wallet'])).toEqual(published);
    expect(await run(context, ['publish', 'svc-wallet'])).toEqual({ ...published, out: `svc-wallet ${version} is published already\n` });
    expect(await findRelease(at, 'svc-wallet', version)).toMatchObject({ version });
    for (const environment of await listEnvironments(at))
      expect((await readPointer(at, environment)).slices).not.toHaveProperty('svc-wallet');
  }
});

describe('a registry that rejects or is unreachable', () => {
  const argv = ['kill', 'mf-b', '--in', 'local', '--reason', 'x'];

  test('names the slice that belongs to another team', async () => {
    expect(await there(...argv)).toEqual({ code: 1, out: '', err: "mf-b isn't a slice of team-a\n" });
  });

  test('is named with the reason, in --json as well', async () => {
    const nowhere = { registryUrl: 'http://127.0.0.1:1', token };
    expect(await run(nowhere, argv)).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^can't reach http:\/\/127\.0\.0\.1:1\/: \w+/),
    });
    const { code, out } = await run(nowhere, [...argv, '--json']);
    expect([code, JSON.parse(out)]).toEqual([1, { error: 'RegistryError', message: expect.stringContaining("can't reach") }]);
  });

  test('with a wrong token says so', async () => {
    expect(await run({ registryUrl: registry.url, token: 'x' }, argv)).toMatchObject({ code: 1, err: "the token isn't valid\n" });
  });

  test('without the API, and one that redirects, is no registry', async () => {
    const other = createServer((request, response) => {
      const status = request.url?.startsWith('/moved') ? 302 : 405;
      response.writeHead(status, { location: `${registry.url}/api/kill` }).end('GET and HEAD only\n');
    }).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    expect((await run({ registryUrl: url, token }, argv)).err).toBe(`${url}/ is no registry with an API: it responded with 405\n`);
    expect(await run({ registryUrl: `${url}/moved`, token }, argv)).toMatchObject({ code: 1, err: expect.stringContaining("can't reach") });
    other.closeAllConnections();
    await new Promise((resolve) => other.close(resolve));
  });
});

test.each([
  [['status'], { registryUrl: 'http://releases.example', token: 'x' }, 'would transmit the token unencrypted'],
  [['status'], { registryUrl: 'releases.example', token: 'x' }, '"releases.example" is no URL of a registry'],
  [['status'], { registryUrl: 'https://releases.example' }, 'RELEASES_TOKEN is missing'],
  [['status', '--registry', 'ftp://releases.example'], { token: 'x' }, 'is no URL of a registry'],
  [['gc'], { registryUrl: 'https://releases.example', token: 'x' }, 'gc runs on the machine of a registry only'],
  [['team', 'list'], { registryUrl: 'https://releases.example', token: 'x' }, 'team runs on the machine of a registry only'],
  [['gc', '--registry', 'https://releases.example'], { token: 'x' }, "Unknown option '--registry'"],
])('%j for %j is wrong usage, and says why', async (argv, context, message) => {
  const { code, err } = await run(context, argv);
  expect(code).toBe(2);
  expect(err).toContain(message);
});
