import { isPublicSite } from '@meowtale/contracts/local-address';
import { parseEnv } from '@meowtale/service-kit/env';
import { z } from 'zod';

const siteEnv = z.object({
  NODE_ENV: z.enum(['development', 'test'], 'has to be development or test: demo people are never made in production'),
  SITE_URL: z.url().refine((url) => !isPublicSite(url), 'has to be on this machine: the password of demo people is public'),
  FIREBASE_PROJECT_ID: z.string().min(1),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().min(1),
  DATABASE_URL_WALLET: z.url(),
});
/** What a demo person needs to come in by the site's door. */
export type SiteEnv = z.output<typeof siteEnv>;

const seedEnv = siteEnv.extend({ DATABASE_URL_CATALOG: z.url(), DATABASE_URL_DRAMA: z.url() });

/** What the seed is started with: it does everything as a person does, through the site; databases it asks for the clock alone. */
export const readSeedEnv = () => parseEnv(seedEnv, process.env);
