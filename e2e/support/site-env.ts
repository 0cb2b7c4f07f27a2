import { host, ports } from '../../deploy/local/addresses.ts';
import { openGatewayUrl } from '../../deploy/local/open-gateway.ts';

/** Environment of the journeys' stack, for the seed's helpers. */
export const siteEnv = {
  NODE_ENV: 'test' as const,
  GATEWAY_URL: openGatewayUrl(),
  FIREBASE_PROJECT_ID: 'demo-meowtale',
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  DATABASE_URL_WALLET: '',
};
