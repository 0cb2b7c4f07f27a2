/** The gateway's settings that have no default, for tests. */
export const testSettings = {
  NODE_ENV: 'test',
  GATEWAY_SIGNING_SECRET: 'x'.repeat(32),
  FIREBASE_PROJECT_ID: 'demo-meowtale',
  NATS_URL: 'nats://127.0.0.1:4222',
  OPERATIONS_MODE: 'open',
  RELEASES_DIR: '.data/releases',
  RELEASE_ENVIRONMENT: 'local',
  CATALOG_URL: 'http://127.0.0.1:4001',
  WALLET_URL: 'http://127.0.0.1:4002',
  DRAMA_AI_URL: 'http://127.0.0.1:4003',
  BASE_URL: 'http://localhost:3000',
  CDN_BASE_URL: 'http://localhost:3001',
  FILES_BASE_URL: 'http://files.localhost:3002',
};
