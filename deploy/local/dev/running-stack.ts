import { ports, services } from '../addresses.ts';
import { localDatabase } from '../databases.ts';
import { readOutsideServers } from '../outside-servers.ts';
import type { StackSettings } from '../programs.ts';
import { loadSecrets } from '../secrets.ts';
import { localSettings } from '../settings.ts';

/** Returns the settings of the stack that runs on a data folder, to start another program of it. Programs run from their sources. */
export function readRunningStack(dataFolder: string): StackSettings {
  const secrets = loadSecrets(dataFolder);
  const outside = readOutsideServers(process.env);
  const passwords = { ownerPassword: secrets.databaseOwner, runtimePassword: secrets.databaseRuntime };
  const databases = services.map(({ database }) => [
    database,
    outside.databases[database] ?? localDatabase({ port: ports.postgres, name: `meowtale_${database}`, ...passwords }),
  ]);
  return { dataFolder, secrets, outside, databases: Object.fromEntries(databases) };
}

/** The settings of services whose addresses aren't in SERVICE_URLS. */
const SETTINGS: Readonly<Record<string, string>> = {
  'svc-catalog': 'CATALOG_URL',
  'svc-wallet': 'WALLET_URL',
  'svc-drama-ai': 'DRAMA_AI_URL',
};

/** Returns the gateway's settings with which it calls one service elsewhere. */
export function addressesWith(name: string, url: string, serviceUrls: string = localSettings.SERVICE_URLS): Record<string, string> {
  const setting = SETTINGS[name];
  if (setting) return { [setting]: url };
  const short = name.slice('svc-'.length);
  const entries = serviceUrls.split(',').map((entry) => (entry.startsWith(`${short}=`) ? `${short}=${url}` : entry));
  return { SERVICE_URLS: entries.join(',') };
}
