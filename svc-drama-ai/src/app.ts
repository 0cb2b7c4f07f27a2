import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildService, type ServiceEnv, type ServiceOverrides } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from './database.ts';
import { dramaResolvers } from './dramas/resolvers.ts';

const sdlOf = (capability: string) => readFileSync(join(import.meta.dirname, capability, 'schema.graphql'), 'utf8');

/** What svc-drama-ai is made of. `overrides` is for tests alone. */
export const buildApp = (parts: { env: ServiceEnv; db: Db; overrides?: ServiceOverrides }): Promise<FastifyInstance> =>
  buildService({
    name: 'svc-drama-ai',
    typeDefs: ['dramas'].map(sdlOf),
    resolvers: [dramaResolvers],
    ...parts,
  });
