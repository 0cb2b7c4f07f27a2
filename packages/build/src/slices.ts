import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { repositoryRoot } from './paths.ts';

const REMOTE = /^mf-[a-z0-9-]+$/;
const SERVICE = /^svc-[a-z0-9-]+$/;

/** A service's `service.config.json`. */
const serviceConfigSchema = z.strictObject({
  /** The fixed port of the local stack. */
  port: z.int().min(1024).max(65_535),
  /**
   * Names its database (`meowtale_<name>`) and the settings that replace the local one (`DATABASE_URL_<NAME>`). PostgreSQL's names have
   * no hyphen.
   */
  database: z.string().regex(/^[a-z][a-z0-9_]*$/),
});

/** A service, as its folder declares it. */
export interface Service extends z.output<typeof serviceConfigSchema> {
  /** Its folder, as in `svc-wallet`. */
  name: string;
}

const foldersIn = (root: string, pattern: RegExp, file: string): string[] =>
  readdirSync(root)
    .filter((name) => pattern.test(name) && existsSync(path.join(root, name, file)))
    .sort();

/** Returns the folders of all remotes: `mf-*` with a `slice.config.ts`. */
export const remotesIn = (root = repositoryRoot): string[] => foldersIn(root, REMOTE, 'slice.config.ts');

function readService(root: string, name: string): Service {
  const file = `${name}/service.config.json`;
  const config = serviceConfigSchema.safeParse(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
  if (!config.success) throw new Error(`${file}: ${z.prettifyError(config.error)}`);
  return { name, ...config.data };
}

/**
 * Returns all services, `svc-*` with a `service.config.json`, by port.
 * @throws for an invalid file, and when two services have the same port or database
 */
export function servicesIn(root = repositoryRoot): Service[] {
  const services = foldersIn(root, SERVICE, 'service.config.json').map((name) => readService(root, name));
  for (const [index, one] of services.entries()) {
    const other = services.slice(0, index).find(({ port, database }) => port === one.port || database === one.database);
    if (!other) continue;
    const what = other.port === one.port ? `port ${one.port}` : `database ${one.database}`;
    throw new Error(`${other.name} and ${one.name} have the same ${what} in their service.config.json`);
  }
  return services.sort((one, other) => one.port - other.port);
}
