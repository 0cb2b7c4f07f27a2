import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What this machine's stack keeps to itself: passwords by role, and the two signing keys that services share. */
export interface Secrets {
  gatewaySigning: string;
  grantSigning: string;
  databaseSuperuser: string;
  databaseOwner: string;
  databaseRuntime: string;
}

const newSecret = () => randomBytes(32).toString('hex');

/** Reads the data folder's secrets; makes them once, readable by their owner alone. */
export function loadSecrets(dataFolder: string): Secrets {
  const file = join(dataFolder, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  if (existsSync(join(dataFolder, 'postgres'))) {
    throw new Error(
      `${file} is gone, and without its passwords the databases in ${dataFolder} can't be opened. Put it back, or run "npm run reset".`,
    );
  }
  const secrets: Secrets = {
    gatewaySigning: newSecret(),
    grantSigning: newSecret(),
    databaseSuperuser: newSecret(),
    databaseOwner: newSecret(),
    databaseRuntime: newSecret(),
  };
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}
