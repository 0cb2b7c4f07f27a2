import { expect, test } from '@jest/globals';
import { parseEnv, serviceEnvSchema } from './env.ts';

const good = {
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

test('a good environment is read, and an empty variable is one not given', () => {
  expect(parseEnv(serviceEnvSchema, { ...good, LOG_LEVEL: '' })).toMatchObject({ PORT: 4001, LOG_LEVEL: 'info', NODE_ENV: 'development' });
});

test('every fault is told at once', () => {
  const faults = faultsOf({ ...good, PORT: 'many', DATABASE_URL: '', GATEWAY_SIGNING_SECRET: 'short' });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['PORT', 'DATABASE_URL', 'GATEWAY_SIGNING_SECRET']);
});

test('production refuses the Auth Emulator', () => {
  const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
  expect(faultsOf({ ...good, ...emulator, NODE_ENV: 'production' })).toEqual([expect.stringMatching(/^FIREBASE_AUTH_EMULATOR_HOST/)]);
  expect(faultsOf({ ...good, ...emulator })).toEqual([]);
});
