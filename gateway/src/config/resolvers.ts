import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CURRENCIES, DEFAULT_LOCALE, LOCALES } from '@meowtale/contracts';
import type { GatewayEnv } from '../env.ts';
import type { GatewayContext } from '../stitching/executor.ts';
import type { OwnFields } from '../stitching/stitch.ts';

const sdl = readFileSync(join(import.meta.dirname, 'schema.graphql'), 'utf8');

/** Returns the fields that the gateway resolves itself, without any service. */
export function ownFields(env: GatewayEnv): OwnFields {
  const config = {
    platform_key: env.PLATFORM_KEY,
    baseUrl: env.BASE_URL,
    apiGraphQLUrl: `${env.BASE_URL}/graphql`,
    cdnBaseUrl: env.CDN_BASE_URL,
    filesBaseUrl: env.FILES_BASE_URL,
    languages: [DEFAULT_LOCALE, ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)],
    currencies: [...CURRENCIES],
    contactEmail: env.CONTACT_EMAIL ?? null,
  };
  return {
    typeDefs: `directive @personal on FIELD_DEFINITION | OBJECT\n${sdl.replace('extend type Query', 'type Query')}`,
    resolvers: {
      Query: {
        getConfig2: () => config,
        ifconfig: (_root: unknown, _args: unknown, { ip, country }: GatewayContext) => ({ ip, country }),
      },
    },
  };
}
