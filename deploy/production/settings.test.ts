import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { servicesIn } from '@meowtale/build/slices';
import type { z } from 'zod';
import { repositoryRoot } from '../local/paths.ts';
import { isRequired, type Process, partOf, processes, production, releaseServer } from './processes.ts';

const nameOf = (error: string) => /^[A-Z0-9_]+/.exec(error)?.[0];
const errorsOf = (process: Process, changes: Record<string, string>) => process.errorsOf({ ...partOf(process, production), ...changes });
const find = (name: string) => [...processes, releaseServer].find((process) => process.name === name) as Process;
const readsReleases = ({ shape }: Process) => 'RELEASES_DIR' in shape;
const required = processes.flatMap((process) =>
  Object.entries(process.shape).flatMap(([name, setting]) => (isRequired(setting) ? [[process.name, name] as const] : [])),
);

describe('a missing setting', () => {
  test.each(processes.map(({ name }) => name))('%s starts with a complete environment of production', (name) => {
    expect(errorsOf(find(name), {})).toEqual([]);
  });

  test.each(required)('%s refuses to start without %s, and names it', (name, setting) => {
    expect(errorsOf(find(name), { [setting]: '' })).toEqual(expect.arrayContaining([`${setting}: is missing`]));
  });

  test.each(processes.map(({ name }) => name))('%s reports all missing settings at once', (name) => {
    const needed = required.flatMap(([process, setting]) => (process === name ? [setting] : []));
    // A folder of releases, unless there is a bucket.
    const either = readsReleases(find(name)) ? ['RELEASES_DIR'] : [];
    expect(find(name).errorsOf({}).map(nameOf)).toEqual([...needed, ...either]);
  });

  test('settings that enable something have no default', () => {
    const open = ['NODE_ENV', 'OPERATIONS_MODE', 'PAYMENT_PROVIDERS', 'BANK_KEYS', 'PAYOUT_DEBTOR', 'AI_PRICES', 'SITES_ADDRESSES'];
    const settings = processes.flatMap(({ shape }) => Object.entries(shape)).filter(([name]) => open.includes(name));
    expect(new Set(settings.map(([name]) => name))).toEqual(new Set(open));
    expect(settings.filter(([, setting]) => !isRequired(setting))).toEqual([]);
  });

  test('no default contains a URL', () => {
    const defaults = processes.flatMap(({ shape }) => Object.values(shape).map((setting) => setting.safeParse(undefined).data));
    expect(defaults.filter((value) => /:\/\//.test(String(value)))).toEqual([]);
  });
});

const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
const development = { NODE_ENV: 'development' };
const local = { SITE_URL: 'http://localhost:3000', SHELL_ORIGIN: 'http://localhost:3000', BASE_URL: 'http://localhost:3000' };
const sandbox = { PAYMENT_PROVIDERS: 'sandbox' };
const noStripe = { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' };
const testKey = { STRIPE_SECRET_KEY: 'sk_test_4eC39HqLyjWDarjtT1zdp7dc' };
const exampleDebtor = { PAYOUT_DEBTOR: '{"name":"Meowtale sandbox","account":"GB29NWBK60161331926819","bic":"NWBKGB2L"}' };

/** A process, the danger, its changes to an environment of production, and the setting that the error names. */
type Combination = [string, string, Record<string, string>, string];

describe('a dangerous combination is rejected', () => {
  test.each<Combination>([
    ['svc-wallet', 'the sandbox in production', { ...sandbox, ...noStripe }, 'PAYMENT_PROVIDERS'],
    ['svc-wallet', 'the sandbox for an https site', { ...development, ...sandbox, ...noStripe }, 'PAYMENT_PROVIDERS'],
    [
      'svc-wallet',
      'the sandbox for an http site that others reach',
      { ...development, ...sandbox, ...noStripe, SITE_URL: 'http://meowtale.example' },
      'PAYMENT_PROVIDERS',
    ],
    ['svc-wallet', 'the sandbox beside a live key', { ...development, ...local, ...sandbox }, 'PAYMENT_PROVIDERS'],
    [
      'svc-wallet',
      'the sandbox and stripe with a live key',
      { ...development, ...local, PAYMENT_PROVIDERS: 'sandbox,stripe' },
      'PAYMENT_PROVIDERS',
    ],
    ['svc-wallet', 'emulator tokens beside a live key', { ...development, ...local, ...emulator }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    ['svc-wallet', 'a test key in production', testKey, 'STRIPE_SECRET_KEY'],
    ['svc-wallet', 'stripe without its key', { STRIPE_SECRET_KEY: '' }, 'PAYMENT_PROVIDERS'],
    ['svc-wallet', 'stripe without its webhook secret', { STRIPE_WEBHOOK_SECRET: '' }, 'PAYMENT_PROVIDERS'],
    ['svc-wallet', 'a provider that is none', { PAYMENT_PROVIDERS: 'paypal' }, 'PAYMENT_PROVIDERS'],
    ['svc-wallet', 'the sandbox’s account in production', exampleDebtor, 'PAYOUT_DEBTOR'],
    ['svc-wallet', 'a bank key that is too short', { BANK_KEYS: 'k1:0a0a' }, 'BANK_KEYS'],
    ['gateway', 'any operation in production', { OPERATIONS_MODE: 'open' }, 'OPERATIONS_MODE'],
    ['gateway', 'any operation for an https site', { ...development, OPERATIONS_MODE: 'open' }, 'OPERATIONS_MODE'],
    ['gateway', 'an address of a service without its name', { SERVICE_URLS: 'http://news.internal:4004' }, 'SERVICE_URLS'],
    ['shell', 'operations as text in production', { OPERATIONS_MODE: 'open' }, 'OPERATIONS_MODE'],
    ['shell', 'operations as text for an https site', { ...development, OPERATIONS_MODE: 'open' }, 'OPERATIONS_MODE'],
    ['shell', 'a mode of operations that is none', { OPERATIONS_MODE: 'closed' }, 'OPERATIONS_MODE'],
    ['svc-catalog', 'mails from nobody', { SMTP_URL: 'smtps://mail.example' }, 'MAIL_FROM'],
    ['svc-catalog', 'half a bucket’s credentials', { STORAGE_S3_ACCESS_KEY_ID: 'id' }, 'STORAGE_S3_SECRET_ACCESS_KEY'],
    ['svc-catalog: files and works', 'half a bucket’s credentials', { STORAGE_S3_ACCESS_KEY_ID: 'id' }, 'STORAGE_S3_SECRET_ACCESS_KEY'],
    ...processes.filter(readsReleases).flatMap(({ name }): Combination[] => [
      [name, 'a folder and a bucket of releases', { RELEASES_DIR: '/var/lib/releases' }, 'RELEASES_DIR'],
      [name, 'neither a folder nor a bucket of releases', { RELEASES_S3_BUCKET: '', RELEASES_S3_ENDPOINT: '' }, 'RELEASES_DIR'],
      [name, 'a bucket of releases without its server', { RELEASES_S3_ENDPOINT: '' }, 'RELEASES_S3_ENDPOINT'],
      [name, 'half the credentials of releases', { RELEASES_S3_ACCESS_KEY_ID: 'id' }, 'RELEASES_S3_SECRET_ACCESS_KEY'],
    ]),
    ['svc-drama-ai', 'a model by http', { AI_OPENAI_BASE_URL: 'http://models.example/v1', AI_OPENAI_MODEL: 'm' }, 'AI_OPENAI_BASE_URL'],
    ['svc-drama-ai', 'an endpoint without a model', { AI_OPENAI_BASE_URL: 'https://models.example/v1' }, 'AI_OPENAI_MODEL'],
    ...processes.map(({ name }): Combination => [name, 'the Auth Emulator in production', emulator, 'FIREBASE_AUTH_EMULATOR_HOST']),
    ...['svc-catalog', 'svc-catalog: files and works', 'svc-wallet', 'gateway', 'shell'].map(
      (name): Combination => [
        name,
        'the Auth Emulator for a public site',
        { ...development, ...emulator, ...noStripe, PAYMENT_PROVIDERS: 'stripe' },
        'FIREBASE_AUTH_EMULATOR_HOST',
      ],
    ),
    ['Release server', 'a folder and a bucket of releases', { RELEASES_DIR: '/var/lib/releases' }, 'RELEASES_DIR'],
    ['Release server', 'a bucket of releases without its server', { RELEASES_S3_ENDPOINT: '' }, 'RELEASES_S3_ENDPOINT'],
    ['Release server', 'half the credentials of releases', { RELEASES_S3_ACCESS_KEY_ID: 'id' }, 'RELEASES_S3_SECRET_ACCESS_KEY'],
    ...['many', '-1', '1.5', '169'].map((hours): Combination => {
      return ['Release server', `collecting garbage every ${hours} hours`, { RELEASE_GC_HOURS: hours }, 'RELEASE_GC_HOURS'];
    }),
    ...processes.map(({ name }): Combination => [name, 'a mode that is none', { NODE_ENV: 'prod' }, 'NODE_ENV']),
    ...processes.flatMap(({ name, shape }) =>
      Object.keys(shape)
        .filter((setting) => /(?:^|_)PORT$/.test(setting))
        .map((setting): Combination => [name, `${setting} above 65535`, { [setting]: '65536' }, setting]),
    ),
    ...[...processes, releaseServer].flatMap(({ name, shape }) =>
      Object.keys(shape)
        .filter((setting) => /_SECRET(?:_ACCEPTED)?$/.test(setting))
        .map((setting): Combination => [name, `${setting} of five characters`, { [setting]: 'short' }, setting]),
    ),
  ])('%s: %s', (name, _what, changes, setting) => {
    expect(errorsOf(find(name), changes).map(nameOf)).toContain(setting);
  });

  test('an error in one setting doesn’t hide a dangerous combination', () => {
    const names = errorsOf(find('svc-wallet'), { ...sandbox, ...testKey, ...exampleDebtor, NATS_URL: '', PORT: 'many' }).map(nameOf);
    expect(names).toEqual(expect.arrayContaining(['NATS_URL', 'PORT', 'PAYMENT_PROVIDERS', 'STRIPE_SECRET_KEY', 'PAYOUT_DEBTOR']));
  });

  test('with the settings of the local stack every process would start on this machine', () => {
    const opened = { ...development, ...local, ...sandbox, ...noStripe, ...emulator, ...exampleDebtor, OPERATIONS_MODE: 'open' };
    for (const process of processes) expect([process.name, errorsOf(process, opened)]).toEqual([process.name, []]);
  });
});

const base = { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '' };

async function start(file: string, env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(repositoryRoot, file)], { env: { ...base, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

const migrations = servicesIn()
  .filter(({ name }) => name !== 'svc-wallet')
  .map(({ name }) => [`${name}/src/migrate.ts`, find('migrations')] as const);

describe('a process', () => {
  test.each([...processes.map((process) => [process.file, process] as const), ...migrations])(
    '%s exits with 1 when NODE_ENV is missing, and prints no secret',
    async (file, process) => {
      const settings = partOf(process, {
        ...production,
        NODE_ENV: '',
        GATEWAY_SIGNING_SECRET: 'hush-short',
        STRIPE_SECRET_KEY: 'hush key',
      });
      const { code, output } = await start(file, settings);
      expect(output).toContain('NODE_ENV: is missing');
      expect(output).not.toMatch(/hush|5ec7e7/);
      expect(code).toBe(1);
    },
  );

  test('the release server exits with 1 for wrong settings, names each, and prints no secret', async () => {
    const { code, output } = await start(releaseServer.file, { RELEASE_PREVIEW_SECRET: 'hush-short', RELEASE_GC_HOURS: 'hush' });
    for (const name of ['RELEASE_PREVIEW_SECRET', 'RELEASE_GC_HOURS']) expect(output).toContain(`  ${name}: `);
    expect(output).not.toContain('hush');
    expect(code).toBe(1);
  });

  test.each(['deploy/local/auth-emulator.ts', 'deploy/local/mailbox.ts', 'deploy/seed/main.ts', 'svc-wallet/src/accounts/grant-silver.ts'])(
    '%s, which is only for local stacks, rejects production and a missing NODE_ENV',
    async (file) => {
      const starts = await Promise.all(['', 'production'].map((NODE_ENV) => start(file, { NODE_ENV })));
      expect(starts).toEqual(Array(2).fill({ code: 1, output: expect.stringContaining('NODE_ENV') }));
    },
  );
});

/** Returns the rows of a section of the document, by setting. */
function rowsOf(section: string): Map<string, { required: string; unless: string; texts: string[] }> {
  const text = readFileSync(join(repositoryRoot, 'docs/production.md'), 'utf8');
  const body = text.split(/^## /m).find((part) => part.startsWith(`${section}\n`)) ?? '';
  const cells = [...body.matchAll(/^\| `([A-Z0-9_]+)` \|(.*)\|$/gm)].map(([, name = '', rest = '']) => {
    const [required = '', unless = '', ...texts] = rest.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return [name, { required, unless, texts }] as const;
  });
  expect(new Set(cells.map(([name]) => name)).size).toBe(cells.length);
  return new Map(cells);
}

/** Returns a default as the document writes it; undefined where it is more than one value. */
function defaultOf(setting: z.ZodType): string | undefined {
  const { data } = setting.safeParse(undefined) as { data?: unknown };
  if (data === undefined || data === '') return '';
  if (typeof data !== 'string' && typeof data !== 'number') return undefined;
  return `\`${String(data).replace(`${repositoryRoot}/`, '')}\``;
}

describe('docs/production.md', () => {
  test.each([...processes, releaseServer].map(({ name }) => name))('lists every setting of %s, and no other', (name) => {
    const rows = rowsOf(name);
    const { shape } = find(name);
    expect([...rows.keys()].sort()).toEqual(Object.keys(shape).sort());
    for (const [setting, type] of Object.entries(shape)) {
      const { required, unless, texts } = rows.get(setting) ?? { required: '', unless: '', texts: [] };
      const expected = isRequired(type) ? '' : defaultOf(type);
      expect([setting, required]).toEqual([setting, isRequired(type) ? 'yes' : '']);
      if (expected !== undefined) expect([setting, unless]).toEqual([setting, expected]);
      expect([setting, texts.length, texts[0]]).toEqual([setting, 2, expect.stringMatching(/\w/)]);
    }
  });

  test('knows every env.ts of a service', () => {
    const listed = execFileSync('git', ['ls-files', 'svc-*', 'gateway', 'shell'], {
      cwd: repositoryRoot,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    const files = listed.split('\n').filter((path) => /(?:^|\/)env\.ts$/.test(path) && !path.includes('/testing/'));
    const others = ['gateway/src/env.ts', 'shell/server/env.ts', 'svc-catalog/src/playing/cdn/env.ts'];
    expect(files.sort()).toEqual([...others, ...servicesIn().map(({ name }) => `${name}/src/env.ts`)].sort());
  });
});
