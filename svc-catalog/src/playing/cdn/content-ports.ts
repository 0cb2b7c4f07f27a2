import type { Storage } from '../../library/storage/model.ts';
import type { DatabaseView } from './database-view.ts';
import type { CdnEnv } from './env.ts';

/** What the servers of this process share. */
export interface ContentPorts {
  storage: Storage;
  view: DatabaseView;
  env: CdnEnv;
  /** Output of log lines; standard output by default. */
  logStream?: { write(line: string): void };
}
