import { type Secrets, secretsOf } from '@meowtale/contracts/secrets';
import type { Storage } from './library/storage/model.ts';
import { createStorage, type StorageEnv } from './library/storage/service.ts';

/** Origins, without a trailing slash. */
export interface Addresses {
  files: string;
  workOrigin(appUuid: string): string;
  siteOrigin(name: string): string;
}

/** The ports that files, apps and play share; `works` of the request context. */
export interface Works {
  storage: Storage;
  addresses: Addresses;
  /** Sign and verify capabilities and the addresses of originals. */
  grantSecret: Secrets;
}

/** Context of the resolvers of these capabilities, beside service-kit's. */
export interface WithWorks {
  works: Works;
}

/** The part of the environment that these ports need. */
export interface WorksEnv extends StorageEnv {
  FILES_ORIGIN: string;
  /** `{app}` is replaced by the app's uuid. */
  WORKS_ORIGIN: string;
  /** `{name}` is replaced by the site's name. */
  SITES_ORIGIN: string;
  GRANT_SIGNING_SECRET: string;
  GRANT_SIGNING_SECRET_ACCEPTED?: string | undefined;
}

/** Returns the secrets of grants: one signs, and a second one is accepted while it is replaced. */
export const grantSecretsOf = (env: Pick<WorksEnv, 'GRANT_SIGNING_SECRET' | 'GRANT_SIGNING_SECRET_ACCEPTED'>): Secrets =>
  secretsOf(env.GRANT_SIGNING_SECRET, env.GRANT_SIGNING_SECRET_ACCEPTED);

export async function createWorks(env: WorksEnv): Promise<Works> {
  const addresses = {
    files: env.FILES_ORIGIN,
    workOrigin: (appUuid: string) => env.WORKS_ORIGIN.replace('{app}', appUuid),
    siteOrigin: (name: string) => env.SITES_ORIGIN.replace('{name}', name),
  };
  return { storage: await createStorage(env), addresses, grantSecret: grantSecretsOf(env) };
}
