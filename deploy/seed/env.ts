import { isPublicSite } from '@meowtale/contracts/local-address';
import { parseEnv } from '@meowtale/service-kit/env';
import { z } from 'zod';

const siteEnv = z.object({
  NODE_ENV: z.enum(['development', 'test'], 'has to be development or test: demo people are never made in production'),
  GATEWAY_URL: z.url().refine((url) => !isPublicSite(url), 'has to be on this machine: the password of demo people is public'),
  FIREBASE_PROJECT_ID: z.string().min(1),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().min(1),
  DATABASE_URL_WALLET: z.url(),
});
/** The settings for signing demo people in and using the public API. */
export type SiteEnv = z.output<typeof siteEnv>;

const seedEnv = siteEnv.extend({ DATABASE_URL_CATALOG: z.url(), DATABASE_URL_DRAMA: z.url() });

/** Reads the seed's settings. It uses the public API as a person's page does; databases are needed for the clock and for the wallet's own programs. */
export const readSeedEnv = () => parseEnv(seedEnv, process.env);
