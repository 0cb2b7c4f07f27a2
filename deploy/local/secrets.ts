import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secrets of this machine's stack: passwords by role, the two signing keys that services share, the master key of bank data, and the key
 * that signs links to previews.
 */
export interface Secrets {
  gatewaySigning: string;
  grantSigning: string;
  databaseSuperuser: string;
  databaseOwner: string;
  databaseRuntime: string;
  bankKey: string;
  releasePreview: string;
}

const newSecret = () => randomBytes(32).toString('hex');

/** Reads the data folder's secrets. Creates them once, readable by their owner only. */
export function loadSecrets(dataFolder: string): Secrets {
  const file = join(dataFolder, 'secrets.json');
  if (existsSync(file)) return completed(file);
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
    bankKey: newSecret(),
    releasePreview: newSecret(),
  };
  write(file, secrets);
  return secrets;
}

function write(file: string, secrets: Secrets): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Reads the file, and adds keys that did not exist yet when it was written. */
function completed(file: string): Secrets {
  const stored: Omit<Secrets, 'bankKey' | 'releasePreview'> & Partial<Secrets> = JSON.parse(readFileSync(file, 'utf8'));
  const { bankKey, releasePreview } = stored;
  const secrets = { ...stored, bankKey: bankKey ?? newSecret(), releasePreview: releasePreview ?? newSecret() };
  if (!bankKey || !releasePreview) write(file, secrets);
  return secrets;
}
