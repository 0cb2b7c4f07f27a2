import { createStorage, type StorageEnv } from './files/create-storage.ts';
import type { Storage } from './files/storage.ts';

/** Origins, without a slash at their end. */
export interface Addresses {
  files: string;
  workOrigin(appUuid: string): string;
  siteOrigin(name: string): string;
}

/** The ports that files, apps and play share; part of the request context as `works`. */
export interface Works {
  storage: Storage;
  addresses: Addresses;
  /** Signs capabilities and the addresses of originals. */
  grantSecret: string;
}

/** What resolvers of these capabilities find in their context besides service-kit's. */
export interface WithWorks {
  works: Works;
}

/** What of the environment these ports are made of. */
export interface WorksEnv extends StorageEnv {
  FILES_ORIGIN: string;
  /** `{app}` stands for the app's uuid. */
  WORKS_ORIGIN: string;
  /** `{name}` stands for the site's name. */
  SITES_ORIGIN: string;
  GRANT_SIGNING_SECRET: string;
}

export async function createWorks(env: WorksEnv): Promise<Works> {
  const addresses = {
    files: env.FILES_ORIGIN,
    workOrigin: (appUuid: string) => env.WORKS_ORIGIN.replace('{app}', appUuid),
    siteOrigin: (name: string) => env.SITES_ORIGIN.replace('{name}', name),
  };
  return { storage: await createStorage(env), addresses, grantSecret: env.GRANT_SIGNING_SECRET };
}
