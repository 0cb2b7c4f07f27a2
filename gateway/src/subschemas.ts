import type { GatewayEnv } from './env.ts';

export interface ServiceAddress {
  /** Its name in `extensions.service` when it is down. */
  name: string;
  url: string;
}

/** Returns the stitched services. A new one is named in the environment only. */
export const subschemas = (env: GatewayEnv): ServiceAddress[] => [
  { name: 'catalog', url: env.CATALOG_URL },
  { name: 'wallet', url: env.WALLET_URL },
  { name: 'drama-ai', url: env.DRAMA_AI_URL },
  ...env.SERVICE_URLS,
];
