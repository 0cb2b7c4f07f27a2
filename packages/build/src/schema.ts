import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mergeSdl } from '@meowtale/releases/merge-sdl';
import type { GraphQLSchema } from 'graphql';
import { findFiles } from './files.ts';
import { repositoryRoot } from './paths.ts';

/** Returns the files of the shared types, followed by every service's `schema.graphql`. */
export async function findSdlFiles(root = repositoryRoot): Promise<string[]> {
  const files = await findFiles(root, (file) => /^(svc-[^/]+|gateway)\/src\/.*\.graphql$/.test(file), ['svc-', 'gateway']);
  return ['packages/service-kit/src/base.graphql', ...files].map((file) => path.join(root, file));
}

/** Reads the schema against which operations of slices are checked. */
export async function readSchema(root = repositoryRoot): Promise<GraphQLSchema> {
  const files = await findSdlFiles(root);
  return mergeSdl(await Promise.all(files.map((file) => readFile(file, 'utf8'))));
}
