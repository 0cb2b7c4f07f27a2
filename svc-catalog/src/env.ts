import { join } from 'node:path';
import { databaseEnvSchema, migrationEnvSchema, parseEnv, rule, serviceEnvSchema } from '@meowtale/service-kit/env';
import { z } from 'zod';
import { storageEnv, storageRule } from './files/create-storage.ts';
import { hasSender, mailEnv } from './mails/create-mail.ts';

const catalogSettings = serviceEnvSchema.extend({
  ...storageEnv,
  /** The project's public web key, with which the identity service is asked for mails; the emulator takes any. */
  FIREBASE_WEB_API_KEY: z.string().min(1),
  /** Where user files and works are kept on disk, or what is temporary of them where a bucket keeps them. */
  FILES_DIR: z.string().min(1),
  /** The origin that serves user files (DESIGN §5), without a slash at its end. */
  FILES_ORIGIN: z.url(),
  /** The origins that serve works: `{app}` stands for the app's uuid. */
  WORKS_ORIGIN: z.string().includes('{app}'),
  /** The origins of promotional sites: `{name}` stands for the site's. */
  SITES_ORIGIN: z.string().includes('{name}'),
  /** The origins of sites at domains of their makers' own: `{domain}` stands for the domain. */
  OWN_DOMAINS_ORIGIN: z.string().includes('{domain}'),
  /** Where sites are reached, by commas, for domains that can have no CNAME. */
  SITES_ADDRESSES: z.string(),
  /** Name servers that are asked about those domains, by commas; whom this machine asks when there is none. */
  DNS_SERVERS: z.string().default(''),
  /** Where `npm run build` put the player, which builds of stories carry. */
  PLAYER_DIR: z.string().default(join(import.meta.dirname, '../dist/player')),
  /** The site itself: where the logo on Basic's builds leads. */
  SHELL_ORIGIN: z.url(),
  /** A server that makes .apk files of web bundles; without one nothing is built for android (ADR 25). */
  BUILDER_ANDROID_URL: z.url().optional(),
  BUILDER_ANDROID_TOKEN: z.string().optional(),
  ...mailEnv,
});

/** What svc-catalog is told by its environment, beside what every service is told. */
export const catalogEnvSchema = catalogSettings
  .refine(...storageRule)
  .refine(hasSender, rule('MAIL_FROM', 'is needed in production where SMTP_URL is given'));
export type CatalogEnv = z.infer<typeof catalogEnvSchema>;

export const readEnv = (): CatalogEnv => parseEnv(catalogEnvSchema, process.env);

/** What a command that works on this service's database is told. */
export const readDatabaseEnv = () => parseEnv(databaseEnvSchema, process.env);

/** What migrations are told: the owner's address and the role that the service runs as. */
export const readMigrationEnv = () => parseEnv(migrationEnvSchema, process.env);
