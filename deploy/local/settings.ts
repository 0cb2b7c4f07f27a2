import { originOf, origins, ports, services } from './addresses.ts';

/** Services whose addresses are settings of their own. */
const NAMED = ['svc-catalog', 'svc-wallet', 'svc-drama-ai'];

/**
 * Settings without a default, the same on every local stack. The sandbox and unregistered operations are enabled here and
 * nowhere else: `docs/production.md`. Secrets and folders differ by stack.
 */
export const localSettings = {
  NODE_ENV: 'development',
  OPERATIONS_MODE: 'open',
  PAYMENT_PROVIDERS: 'sandbox',
  // The example number of ISO 13616, which belongs to no account.
  PAYOUT_DEBTOR: '{"name":"Meowtale sandbox","account":"GB29NWBK60161331926819","bic":"NWBKGB2L"}',
  AI_PRICES: '{}',
  FIREBASE_PROJECT_ID: 'demo-meowtale',
  FIREBASE_API_KEY: 'demo-key',
  FIREBASE_WEB_API_KEY: 'demo-key',
  RELEASE_ENVIRONMENT: 'local',
  SITE_URL: origins.site,
  SHELL_ORIGIN: origins.site,
  BASE_URL: origins.site,
  RELEASES_URL: origins.releases,
  CDN_BASE_URL: origins.releases,
  FILES_URL: origins.files,
  FILES_ORIGIN: origins.files,
  FILES_BASE_URL: origins.files,
  WORKS_URL: `http://a-{uuid}.localhost:${ports.works}`,
  WORKS_ORIGIN: `http://a-{app}.localhost:${ports.works}`,
  SITES_URL: `http://s-{name}.localhost:${ports.sites}`,
  SITES_ORIGIN: `http://s-{name}.localhost:${ports.sites}`,
  OWN_DOMAINS_ORIGIN: `http://{domain}:${ports.sites}`,
  SITES_ADDRESSES: '127.0.0.1,::1',
  GATEWAY_URL: origins.gateway,
  CATALOG_URL: origins.catalog,
  WALLET_URL: origins.wallet,
  DRAMA_AI_URL: origins.drama,
  SERVICE_URLS: services
    .filter(({ name }) => !NAMED.includes(name))
    .map((service) => `${service.name.slice('svc-'.length)}=${originOf(service)}`)
    .join(','),
} as const;
