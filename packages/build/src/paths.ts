import path from 'node:path';

/** The folder that holds every workspace. */
export const repositoryRoot = path.resolve(import.meta.dirname, '../../..');
