import { join } from 'node:path';
import { environmentNameSchema } from '@meowtale/contracts/releases';
import { releaseBucketRule, releaseKeysRule, releasePlaceRule, releaseStorageEnv } from '@meowtale/releases';
import { databaseEnvSchema, migrationEnvSchema, parseEnv, rule, serviceEnvSchema, signingSecret } from '@meowtale/service-kit/env';
import { z } from 'zod';
import { storageEnv, storageRule } from './library/storage/service.ts';
import { hasSender, mailEnv } from './people/mails/create-mail.ts';

const catalogSettings = serviceEnvSchema.extend({
  /** Verifies grants too and signs none, while the secret is replaced. */
  GRANT_SIGNING_SECRET_ACCEPTED: signingSecret.optional(),
  ...storageEnv,
  /** The project's public web key, with which mails are requested from the identity service; the emulator accepts any. */
  FIREBASE_WEB_API_KEY: z.string().min(1),
  /** Folder of user files and works; of temporary files only, where a bucket stores the others. */
  FILES_DIR: z.string().min(1),
  /** Origin of user files (DESIGN §5), without a trailing slash. */
  FILES_ORIGIN: z.url(),
  /** Origins of works: `{app}` is replaced by the app's uuid. */
  WORKS_ORIGIN: z.string().includes('{app}'),
  /** Origins of promotional sites: `{name}` is replaced by the site's name. */
  SITES_ORIGIN: z.string().includes('{name}'),
  /** Origins of sites at creators' own domains: `{domain}` is replaced by the domain. */
  OWN_DOMAINS_ORIGIN: z.string().includes('{domain}'),
  /** IP addresses of the sites, comma-separated, for domains that can't have a CNAME. */
  SITES_ADDRESSES: z.string(),
  /** Name servers for those domains, comma-separated; the machine's own unless set. */
  DNS_SERVERS: z.string().default(''),
  /** Folder in which `npm run build` puts the player, which is part of builds of stories. */
  PLAYER_DIR: z.string().default(join(import.meta.dirname, '../dist/player')),
  /** Origin of the site, to which the logo on Basic's builds links. */
  SHELL_ORIGIN: z.url(),
  /** Server that makes .apk files of web bundles; unless set nothing is built for Android (ADR 25). */
  BUILDER_ANDROID_URL: z.url().optional(),
  BUILDER_ANDROID_TOKEN: z.string().optional(),
  /** Published releases and what is live, which staff see and change. */
  ...releaseStorageEnv,
  /** The environment that they see and change. */
  RELEASE_ENVIRONMENT: environmentNameSchema,
  ...mailEnv,
});

/** Environment of svc-catalog, beside what every service reads. */
export const catalogEnvSchema = catalogSettings
  .refine(...storageRule)
  .refine(...releasePlaceRule)
  .refine(...releaseBucketRule)
  .refine(...releaseKeysRule)
  .refine(hasSender, rule('MAIL_FROM', 'is needed in production where SMTP_URL is given'));
export type CatalogEnv = z.infer<typeof catalogEnvSchema>;

export const readEnv = (): CatalogEnv => parseEnv(catalogEnvSchema, process.env);

/** Reads the environment of commands on this service's database. */
export const readDatabaseEnv = () => parseEnv(databaseEnvSchema, process.env);

/** Reads the environment of migrations: the owner's address, and the role that the service runs as. */
export const readMigrationEnv = () => parseEnv(migrationEnvSchema, process.env);
