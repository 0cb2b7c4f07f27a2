import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { publishRelease, type ReleaseStorage, readPointer, readPreview } from '@meowtale/releases';
import { builtFiles, builtService, temporaryStorage } from '@meowtale/releases/testing';
import { runCommand } from './run-command.ts';

let storage: ReleaseStorage;
beforeEach(async () => {
  ({ storage } = await temporaryStorage());
});

const env = { previewSecret: 'a secret of at least 32 characters', siteUrl: 'https://meowtale.example', gcHours: 24 };

async function run(...argv: string[]) {
  let [out, err] = ['', ''];
  const code = await runCommand({ storage, env }, argv, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}

const promote = (version: string, ...more: string[]) =>
  run('promote', 'mf-a', version, '--to', 'local', '--reason', 'newer', '--by', 'team A', ...more);
const liveVersion = async () => (await readPointer(storage, 'local')).slices['mf-a']?.version;

async function publishTwo(): Promise<void> {
  for (const version of ['1', '2']) {
    await publishRelease(storage, builtFiles('mf-a', version));
    await promote(version);
  }
}

test('a built folder is published, promoted, shown and rolled back', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'built-'));
  for (const [file, bytes] of builtFiles('mf-a', '1', {}, { 'media/cat.svg': '<svg/>' })) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), bytes);
  }
  expect(await run('publish', folder)).toEqual({ code: 0, out: 'published mf-a 1\n', err: '' });
  expect((await promote('1')).out).toBe('local is at revision 1\npromote mf-a nothing → 1\n');
  await publishRelease(storage, builtFiles('mf-a', '2'));
  await promote('2');
  const status = await run('status', '--in', 'local');
  expect(status.out.split('\n').map((line) => line.trim().replace(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^local at revision 2, since \d{4}-/),
    'slice live previous',
    'mf-a 2 1',
    '',
  ]);
  expect((await run('rollback', 'mf-a', '--in', 'local', '--reason', 'slower')).out).toBe('local is at revision 3\nrollback mf-a 2 → 1\n');
  expect((await run('history', 'local', '--limit', '1')).out).toMatch(/rollback {2}\S.* {2}slower {2}mf-a 2 → 1\n$/);
});

test('a slice is killed and revived, pinned and unpinned', async () => {
  await publishTwo();
  const flip = (action: string) => run(action, 'mf-a', '--in', 'local', '--reason', 'a broken payment');
  expect((await flip('kill')).out).toBe('local is at revision 3\nkill mf-a 2\n');
  expect((await flip('pin')).out).toBe('local is at revision 4\npin mf-a 2\n');
  expect((await run('status')).out).toMatch(/mf-a {3}2 {5}1 {9}killed, pinned\n/);
  expect(await promote('1')).toMatchObject({ code: 1, err: 'mf-a is pinned to 2 in local; unpin it first\n' });
  expect((await run('check', 'mf-a', '1', '--to', 'local')).out).toBe('mf-a 1 can be live in local, once mf-a is unpinned from 2\n');
  await flip('revive');
  expect((await flip('unpin')).out).toBe('local is at revision 6\nunpin mf-a 2\n');
  expect((await promote('1')).code).toBe(0);
});

test('a canary begins, changes its share, is shown, and is stopped', async () => {
  await publishTwo();
  await publishRelease(storage, builtFiles('mf-a', '3'));
  const canary = (share: string) => run('canary', 'mf-a', '3', '--to', 'local', '--share', share, '--reason', 'try it');
  expect((await canary('10')).out).toBe('local is at revision 3\ncanary mf-a 2 → 3\n');
  expect((await run('status')).out).toMatch(/mf-a {3}2 {5}1 {9}canary 3 for 10 % \(not judged yet: 0 of 50 loads\)\n/);
  await canary('2.5');
  const { canary: running } = (await readPointer(storage, 'local')).slices['mf-a'] ?? {};
  expect(running).toMatchObject({ version: '3', share: 250, cohort: 'mf-a', since: 3, budget: { loads: 50, failures: 0.05 } });
  expect((await run('stop', 'mf-a', '--in', 'local', '--reason', 'slow')).out).toBe('local is at revision 5\nstop mf-a 3 → 2\n');
  expect(await run('stop', 'mf-a', '--in', 'local', '--reason', 'slow')).toMatchObject({ code: 1, err: 'mf-a has no canary in local\n' });
});

test('a preview is a link that the shell accepts until it expires', async () => {
  await publishTwo();
  const { link, expiresAt } = JSON.parse((await run('preview', 'mf-a', '1', '--in', 'local', '--path', '/store?page=2', '--json')).out);
  const { origin, pathname, searchParams } = new URL(link);
  expect([origin, pathname, searchParams.get('page')]).toEqual(['https://meowtale.example', '/store', '2']);
  const token = searchParams.get('release-preview') ?? '';
  const read = (now: Date, environment = 'local') => readPreview(env.previewSecret, token, { environment, now });
  expect(read(new Date())).toMatchObject({ environment: 'local', slice: 'mf-a', version: '1', expiresAt });
  expect([read(new Date(expiresAt)), read(new Date(), 'production')]).toEqual([null, null]);
  expect(await run('preview', 'mf-a', '9', '--in', 'local')).toMatchObject({ code: 1, err: "mf-a 9 isn't published\n" });
});

test('with --json a result and an error are JSON', async () => {
  await publishTwo();
  expect(JSON.parse((await run('status', '--json')).out)).toMatchObject([{ environment: 'local', slices: { 'mf-a': { version: '2' } } }]);
  const { code, out, err } = await promote('9', '--json');
  expect({ code, err, ...JSON.parse(out) }).toEqual({ code: 1, err: '', error: 'ReleaseError', message: "mf-a 9 isn't published" });
});

test('a move from an old revision has exit code 3, and changes nothing', async () => {
  await publishTwo();
  const { code, err } = await promote('1', '--revision', '1');
  expect([code, err]).toEqual([3, 'local is at revision 2, not 1: it was changed meanwhile; read its history and try again\n']);
  expect(await liveVersion()).toBe('2');
});

test.each<[string[], string]>([
  [[], 'usage: releases <command>'],
  [['flap'], 'there is no command "flap"'],
  [['toString'], 'there is no command "toString"'],
  [['publish'], '<slice or built folder> is missing'],
  [['promote', 'mf-a', '--to', 'local', '--reason', 'x'], '<version> is missing'],
  [['promote', 'mf-a', '1', '2', '--to', 'local', '--reason', 'x'], '"2" is one argument too many'],
  [['promote', 'mf-a', '1', '--reason', 'x'], '--to is missing'],
  [['promote', 'mf-a', '1', '--to', 'local'], '--reason is missing'],
  [['promote', 'mf-a', '1', '--to', 'local', '--reason', ''], '--reason is missing'],
  [['promote', '../a', '1', '--to', 'local', '--reason', 'x'], '"../a" is no name of a slice'],
  [['promote', 'mf-a', '../1', '--to', 'local', '--reason', 'x'], '"../1" is no name of a version'],
  [['promote', 'mf-a', '1', '--to', 'a/b', '--reason', 'x'], '"a/b" is no name of an environment'],
  [['promote', 'mf-a', '1', '--to', 'local', '--reason', 'x', '--revision', 'two'], '"two" is no revision'],
  [['canary', 'mf-a', '1', '--to', 'local', '--reason', 'x', '--share', '0'], '"0" is no percentage from 0.01 to 100'],
  [['canary', 'mf-a', '1', '--to', 'local', '--reason', 'x', '--share', '101'], '"101" is no percentage from 0.01 to 100'],
  [['canary', 'mf-a', '1', '--to', 'local', '--reason', 'x', '--share', '5', '--loads', '0'], '"0" is no number of loads'],
  [['canary', 'mf-a', '1', '--to', 'local', '--reason', 'x', '--share', '5', '--failures', '51'], '"51" is no percentage from 0.01 to 50'],
  [['preview', 'mf-a', '1', '--in', 'local', '--days', '31'], '"31" is no number of days'],
  [['preview', 'mf-a', '1', '--in', 'local', '--path', '//evil.example'], '"//evil.example" is no path of the site'],
  [['status', '--everywhere'], "Unknown option '--everywhere'"],
  [['history', 'local', '--limit', '0'], '"0" is no number of revisions'],
  [['gc', '--days', '6'], '"6" is no number of days from 7 on'],
  [['serve', '--port', '70000'], '"70000" is no port'],
])('%j is wrong usage, and says why', async (argv, message) => {
  const { code, out, err } = await run(...argv);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(message);
});

test('a release server whose port is taken ends', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { code, err } = await run('serve', '--port', String((other.address() as AddressInfo).port));
  await new Promise((resolve) => other.close(resolve));
  expect([code, err]).toEqual([1, expect.stringContaining('EADDRINUSE')]);
});

test('--help lists the commands, and explains each with all its options', async () => {
  const overview = await run('--help');
  expect([overview.code, overview.err]).toEqual([0, '']);
  const names = [...overview.out.matchAll(/^ {2}([a-z]+) {2}/gm)].map(([, name]) => name as string);
  expect(names).toEqual([
    'release',
    'smoke',
    'publish',
    'check',
    'preview',
    'canary',
    'stop',
    'promote',
    'rollback',
    'kill',
    'revive',
    'pin',
    'unpin',
    'status',
    'history',
    'gc',
    'serve',
    'team',
  ]);
  for (const name of names) expect((await run(name, '--help')).out).toContain(`usage: releases ${name}`);
  const { out } = await run('rollback', '--help');
  for (const option of ['--in <environment>', '--version <version>', '--reason <text>', '--by <name>', '--revision <number>', '--json'])
    expect(out).toContain(option);
});

test('check says who breaks whom, with exit code 1, and as JSON', async () => {
  const sdl = (fields: string) => `type Store { uuid: ID! ${fields} } type Query { findStore: [Store!]! }`;
  await publishRelease(storage, builtService('svc-catalog', '1', { sdl: sdl('owned: Boolean') }));
  await publishRelease(storage, builtService('svc-catalog', '2', { sdl: sdl('') }));
  const operations = { a: { document: 'query Owned { findStore { owned } }', operationName: 'Owned', kind: 'public' } };
  await publishRelease(storage, builtFiles('mf-a', '1', {}, { 'operations.json': JSON.stringify(operations) }));
  await run('promote', 'svc-catalog', '1', '--to', 'local', '--reason', 'first');
  await promote('1');
  const message = 'svc-catalog 2 breaks mf-a 1: operation Owned: Cannot query field "owned" on type "Store".';
  expect(await run('check', 'svc-catalog', '2', '--to', 'local')).toEqual({ code: 1, out: `${message}\n`, err: '' });
  const { code, out } = await run('check', 'svc-catalog', '2', '--to', 'local', '--json');
  expect([code, JSON.parse(out)]).toMatchObject([1, { revision: 2, findings: [{ rule: 'operation', what: 'Owned' }] }]);
  expect((await run('check', 'svc-catalog', '1', '--to', 'local')).out).toBe('svc-catalog 1 can be live in local\n');
  const rejected = await run('promote', 'svc-catalog', '2', '--to', 'local', '--reason', 'smaller');
  expect(rejected).toMatchObject({ code: 1, err: `local can't run this:\n  ${message}\n` });
  expect((await run('promote', 'svc-catalog', '2', '--to', 'local', '--reason', 'smaller', '--force')).code).toBe(0);
  expect((await run('history', 'local', '--limit', '1')).out).toContain('promote by force');
});

test('a service runs at an origin: an address with a path is rejected with exit code 2', async () => {
  await publishRelease(storage, builtService('svc-a', '1'));
  const promoteTo = (url: string) => run('promote', 'svc-a', '1', '--to', 'local', '--reason', 'x', '--url', url);
  const { code, err } = await promoteTo('http://a.internal:4001/graphql');
  expect([code, err]).toEqual([2, expect.stringContaining('--url is scheme, host and port')]);
  expect((await promoteTo('http://a.internal:4001')).code).toBe(0);
});

test('a service goes back to where its earlier release ran, or to a given address', async () => {
  const address = async () => (await readPointer(storage, 'local')).slices['svc-a']?.address?.url;
  const why = ['--reason', 'x'];
  for (const version of ['1', '2', '3']) {
    await publishRelease(storage, builtService('svc-a', version));
    await run('promote', 'svc-a', version, '--to', 'local', ...why, '--url', `http://a.internal:400${version}`);
  }
  await run('rollback', 'svc-a', '--in', 'local', ...why);
  expect(await address()).toBe('http://a.internal:4002');
  await run('rollback', 'svc-a', '--in', 'local', ...why, '--url', 'http://a.internal:4009');
  expect(await address()).toBe('http://a.internal:4009');
});
