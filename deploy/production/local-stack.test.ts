import { relative } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { services } from '../local/addresses.ts';
import type { TaskSpec } from '../local/launcher.ts';
import { repositoryRoot } from '../local/paths.ts';
import * as programs from '../local/programs.ts';
import { processes } from './processes.ts';

const secret = '5ec7e7'.repeat(11).slice(0, 64);
const database = { ownerUrl: 'postgres://owner@127.0.0.1/db', runtimeUrl: 'postgres://runtime@127.0.0.1/db', runtimeRole: 'runtime' };
const settings: programs.StackSettings = {
  dataFolder: '/var/lib/meowtale',
  secrets: {
    gatewaySigning: secret,
    grantSigning: secret,
    databaseSuperuser: secret,
    databaseOwner: secret,
    databaseRuntime: secret,
    bankKey: secret,
    releasePreview: secret,
  },
  outside: { databases: {}, natsUrl: undefined, smtpUrl: undefined, firebase: undefined },
  databases: Object.fromEntries(services.map((service) => [service.database, database])),
};
const firebase = { credentials: '/key.json', projectId: 'meowtale', apiKey: 'web-key' };

const chosen = ['NODE_ENV', 'OPERATIONS_MODE', 'PAYMENT_PROVIDERS', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
const before = chosen.map((name) => [name, process.env[name]] as const);
afterEach(() => {
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

/** Returns the errors of each process of the stack for its environment, by its first file. */
function errorsOf(stack = settings): Record<string, readonly string[]> {
  const specs: TaskSpec[] = [
    ...services.flatMap((service) => [programs.service(stack, service), programs.migration(stack, service)]),
    programs.filesAndWorks(stack),
    programs.gateway(stack),
    programs.shell(stack),
  ];
  return Object.fromEntries(
    specs.map(({ args, env }) => {
      const file = relative(repositoryRoot, args.at(-1) ?? '');
      const kind = file.endsWith('migrate.ts') ? 'svc-wallet/src/migrate.ts' : file;
      const found = processes.find((process) => process.file === kind);
      if (!found) throw new Error(`${file} is not among the processes of production`);
      return [file, found.errorsOf(env)];
    }),
  );
}

const accepted = Object.fromEntries(Object.keys(errorsOf()).map((file) => [file, []]));

test('every process of the local stack accepts what the stack sets', () => {
  // A program and its migrations per service, the catalogue's second process, the gateway and the shell.
  expect(Object.keys(accepted)).toHaveLength(2 * services.length + 3);
  expect(errorsOf()).toEqual(accepted);
  expect(errorsOf({ ...settings, outside: { ...settings.outside, firebase } })).toEqual(accepted);
});

test('the stack runs in development mode even if NODE_ENV is production in the shell', () => {
  process.env.NODE_ENV = 'production';
  expect(programs.gateway(settings).env).toMatchObject({ NODE_ENV: 'development', OPERATIONS_MODE: 'open' });
  expect(errorsOf()).toEqual(accepted);
});

test('beside a gateway with registered operations the one of tests runs any operation, for this machine alone', () => {
  process.env.OPERATIONS_MODE = 'registered';
  expect(programs.gateway(settings).env).toMatchObject({ OPERATIONS_MODE: 'registered' });
  expect(programs.openGateway(settings).env).toMatchObject({ OPERATIONS_MODE: 'open', HOST: '127.0.0.1' });
});

test('a test key of Stripe is allowed beside the sandbox, a live key only without it', () => {
  const wallet = 'svc-wallet/src/main.ts';
  Object.assign(process.env, { STRIPE_SECRET_KEY: 'sk_test_4eC39HqLyjWDarjtT1zdp7dc', STRIPE_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwj' });
  const [service] = services.filter(({ name }) => name === 'svc-wallet');
  expect(service && programs.service(settings, service).env).toMatchObject({ PAYMENT_PROVIDERS: 'sandbox,stripe' });
  expect(errorsOf()).toEqual(accepted);
  process.env.STRIPE_SECRET_KEY = 'sk_live_4eC39HqLyjWDarjtT1zdp7dc';
  expect(errorsOf()[wallet]).toContain('PAYMENT_PROVIDERS: the sandbox is refused beside a live key of Stripe');
  process.env.PAYMENT_PROVIDERS = 'stripe';
  expect(errorsOf()[wallet]).toEqual([expect.stringMatching(/^FIREBASE_AUTH_EMULATOR_HOST: refused beside a live key/)]);
  expect(errorsOf({ ...settings, outside: { ...settings.outside, firebase } })).toEqual(accepted);
});
