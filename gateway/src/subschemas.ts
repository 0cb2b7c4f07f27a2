import type { GatewayEnv } from './env.ts';

export interface ServiceAddress {
  /** As `extensions.service` names it when it is down. */
  name: string;
  url: string;
}

/** The services that are stitched; a fourth adds one line here and one address to the environment. */
export const subschemas = (env: GatewayEnv): ServiceAddress[] => [
  { name: 'catalog', url: env.CATALOG_URL },
  { name: 'wallet', url: env.WALLET_URL },
  { name: 'drama-ai', url: env.DRAMA_AI_URL },
];
