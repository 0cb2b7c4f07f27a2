import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { diskStorage, type ReleaseStorage } from '@meowtale/releases';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import type { BrowserContext } from 'playwright-core';
import { ports } from '../../local/addresses.ts';
import { localDatabase } from '../../local/databases.ts';
import { loadSecrets } from '../../local/secrets.ts';
import { openParts, type Parts } from './parts.ts';

/** Databases of a local stack's services, by their URLs. */
export type DatabaseUrls = Readonly<Record<'catalog' | 'wallet', string>>;

/** What a drill uses of the local stack on a data folder. */
export interface DrillTools {
  parts: Parts;
  storage: ReleaseStorage;
  releasesFolder: string;
  urls: DatabaseUrls;
  /** The context whose requests are intercepted. */
  context: BrowserContext;
  /**
   * Remembers how long a process's log is. Returns a function that waits until a later line contains a text.
   * @throws after a minute
   */
  watchLog(process: string, text: string): () => Promise<void>;
}

const LOGGED_WITHIN_MS = 60_000;

export function openTools(dataFolder: string, context: BrowserContext): DrillTools {
  const { databaseOwner, databaseRuntime } = loadSecrets(dataFolder);
  const urlOf = (service: string) =>
    localDatabase({ port: ports.postgres, name: `meowtale_${service}`, ownerPassword: databaseOwner, runtimePassword: databaseRuntime })
      .runtimeUrl;
  const releasesFolder = join(dataFolder, 'releases');
  return {
    ...{ releasesFolder, context, storage: diskStorage(releasesFolder), parts: openParts(dataFolder) },
    urls: { catalog: urlOf('catalog'), wallet: urlOf('wallet') },
    watchLog(process, text) {
      const log = join(dataFolder, 'logs', `${process}.log`);
      const { size } = statSync(log);
      const isLogged = () => readFileSync(log).subarray(size).includes(text);
      return async () => {
        if (await waitUntil(isLogged, { withinMs: LOGGED_WITHIN_MS })) return;
        throw new Error(`${process} did not log ${text} within ${LOGGED_WITHIN_MS / 1000} s`);
      };
    },
  };
}
