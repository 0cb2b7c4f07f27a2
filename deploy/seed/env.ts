import { parseEnv } from '@meowtale/service-kit';
import { z } from 'zod';

const seedEnv = z.object({
  NODE_ENV: z.string().refine((value) => value !== 'production', 'demo people are never made in production'),
  SITE_URL: z.url(),
  FIREBASE_PROJECT_ID: z.string().min(1),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().min(1),
  DATABASE_URL_WALLET: z.url(),
});

/** What the seed is started with; it reaches everything else as a person does, through the site. */
export const readSeedEnv = () => parseEnv(seedEnv, process.env);
export type SeedEnv = ReturnType<typeof readSeedEnv>;
