import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Stores each service's last good schema, for a start while that service is down. */
export interface SdlStore {
  read(service: string): Promise<string | undefined>;
  write(service: string, sdl: string): Promise<void>;
}

export function createSdlStore(folder: string): SdlStore {
  const file = (service: string) => join(folder, `${service}.graphql`);
  return {
    read: (service) => readFile(file(service), 'utf8').catch(() => undefined),
    async write(service, sdl) {
      await mkdir(folder, { recursive: true });
      const unfinished = `${file(service)}.${process.pid}`;
      await writeFile(unfinished, sdl);
      await rename(unfinished, file(service));
    },
  };
}
