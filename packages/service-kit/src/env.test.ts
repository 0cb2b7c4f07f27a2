import { expect, test } from '@jest/globals';
import { parseEnv, rule, serviceEnvSchema } from './env.ts';

const good = {
  NODE_ENV: 'development',
  PORT: '4001',
  DATABASE_URL: 'postgres://runtime@127.0.0.1/catalog',
  NATS_URL: 'nats://127.0.0.1:42220',
  FIREBASE_PROJECT_ID: 'demo-meowtale',
  GATEWAY_SIGNING_SECRET: 'x'.repeat(32),
  GRANT_SIGNING_SECRET: 'y'.repeat(32),
};

function faultsOf(source: Record<string, string>): readonly string[] {
  let found: readonly string[] = [];
  const stop = new Error('stopped');
  try {
    parseEnv(serviceEnvSchema, source, (faults) => {
      found = faults;
      throw stop;
    });
  } catch (error) {
    if (error !== stop) throw error;
  }
  return found;
}

test('a valid environment is parsed, and an empty variable counts as missing', () => {
  expect(parseEnv(serviceEnvSchema, { ...good, LOG_LEVEL: '' })).toMatchObject({ PORT: 4001, LOG_LEVEL: 'info', NODE_ENV: 'development' });
});

test('every error is reported at once, by the name of the variable and never with its value', () => {
  const faults = faultsOf({ ...good, NODE_ENV: 'prod', PORT: 'many', DATABASE_URL: '', GATEWAY_SIGNING_SECRET: 'short' });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['NODE_ENV', 'PORT', 'DATABASE_URL', 'GATEWAY_SIGNING_SECRET']);
  expect(faults).toContain('DATABASE_URL: is missing');
  expect(faults.join()).not.toContain('short');
});

test('a process without NODE_ENV does not start', () => {
  expect(faultsOf({ ...good, NODE_ENV: '' })).toEqual(['NODE_ENV: is missing']);
});

test('a rule over several settings is reported beside a missing one', () => {
  const schema = serviceEnvSchema.refine((env) => env.LOG_LEVEL !== 'silent', rule('LOG_LEVEL', 'says nothing'));
  let found: readonly string[] = [];
  const fail = (faults: readonly string[]): never => {
    found = faults;
    throw new Error('refused');
  };
  expect(() => parseEnv(schema, { ...good, LOG_LEVEL: 'silent', NATS_URL: '' }, fail)).toThrow('refused');
  expect(found).toEqual(['NATS_URL: is missing', 'LOG_LEVEL: says nothing']);
});

test.each(['SITE_URL', 'SHELL_ORIGIN', 'BASE_URL'])('the Auth Emulator is refused where %s is public, whatever the mode', (name) => {
  const given = { ...good, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
  expect(faultsOf({ ...given, [name]: 'https://meowtale.com' })).toEqual([expect.stringMatching(/^FIREBASE_AUTH_EMULATOR_HOST/)]);
  expect(faultsOf({ ...given, [name]: 'http://localhost:3000' })).toEqual([]);
});

test('production refuses the Auth Emulator', () => {
  const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
  expect(faultsOf({ ...good, ...emulator, NODE_ENV: 'production' })).toEqual([expect.stringMatching(/^FIREBASE_AUTH_EMULATOR_HOST/)]);
  expect(faultsOf({ ...good, ...emulator })).toEqual([]);
});
