import { join, resolve } from 'node:path';

/** The clone's top folder. */
export const repositoryRoot = resolve(import.meta.dirname, '../..');

/** Folder of this machine's data. The end-to-end tests use their own. */
export const dataRoot = resolve(process.env.MEOWTALE_DATA_DIR ?? join(repositoryRoot, '.data'));

/** Programs that were fetched for this machine; shared by the stack and the tests. */
export const programCache = join(repositoryRoot, '.data', 'programs');
