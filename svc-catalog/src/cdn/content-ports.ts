import type { Storage } from '../files/storage.ts';
import type { DatabaseView } from './database-view.ts';
import type { CdnEnv } from './env.ts';

/** What both servers of this process are made of. */
export interface ContentPorts {
  storage: Storage;
  view: DatabaseView;
  env: CdnEnv;
  /** Where log lines go; standard output unless given. */
  logStream?: { write(line: string): void };
}
