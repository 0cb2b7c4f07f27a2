import { host, origins, ports } from '../../deploy/local/addresses.ts';

/** Environment of the journeys' stack, for the seed's helpers. */
export const siteEnv = {
  NODE_ENV: 'test' as const,
  GATEWAY_URL: origins.gateway,
  FIREBASE_PROJECT_ID: 'demo-meowtale',
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  DATABASE_URL_WALLET: '',
};
