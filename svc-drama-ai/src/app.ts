import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATION_MAX_BYTES } from '@meowtale/contracts';
import { buildService, type RequestContext, type ServiceOverrides } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import { chargeConsumers } from './charges/events.ts';
import type { Db } from './database.ts';
import { deadLetterResolvers } from './dead-letters/resolvers.ts';
import { dramaResolvers } from './dramas/resolvers.ts';
import type { DramaEnv } from './env.ts';
import { erasureConsumer } from './erasure/events.ts';
import { exportResolvers } from './exports/resolvers.ts';
import type { Ai, DramaContext } from './generation/ai.ts';
import { type Charges, chargesOf } from './generation/charges.ts';
import type { OrderedProviders } from './generation/choose-provider.ts';
import { PRUNE_ANSWERS } from './generation/repository.ts';
import { generationResolvers } from './generation/resolvers.ts';
import { jobKinds } from './job-kinds.ts';
import { pictureResolvers } from './pictures/resolvers.ts';
import { PRUNE_PICTURES } from './pictures/service.ts';
import { EMPTY_PROPOSALS, FORGET_SENT } from './proposals/repository.ts';
import { proposalResolvers } from './proposals/resolvers.ts';
import { createProviders } from './providers/create-providers.ts';
import { filteredProviders } from './providers/filtered-providers.ts';
import { snapshotResolvers } from './snapshots/resolvers.ts';
import { translationResolvers } from './translation/resolvers.ts';

const sdlOf = (capability: string) => readFileSync(join(import.meta.dirname, capability, 'schema.graphql'), 'utf8');

export interface DramaParts {
  env: DramaEnv;
  db: Db;
  /** Providers; those of the environment unless a test gives its own. */
  providers?: OrderedProviders;
  charges?: Charges;
  overrides?: ServiceOverrides;
}

const CAPABILITIES = ['dramas', 'snapshots', 'generation', 'proposals', 'pictures', 'translation', 'dead-letters', 'exports'];

/** svc-drama-ai's consumers: the wallet's decisions on charges, and erased people. */
export const dramaConsumers = [...chargeConsumers, erasureConsumer];

/** Returns the statements of the hourly pruning: everything that this service deletes by itself. */
export const pruningOf = ({ AI_SENT_DAYS }: Pick<DramaEnv, 'AI_SENT_DAYS'>) => [
  PRUNE_ANSWERS,
  EMPTY_PROPOSALS,
  FORGET_SENT(AI_SENT_DAYS),
  PRUNE_PICTURES,
];

/** Builds svc-drama-ai; it doesn't listen yet. */
export function buildApp({ env, db, overrides, ...parts }: DramaParts): Promise<FastifyInstance> {
  const ai: Ai = {
    providers: filteredProviders(parts.providers ?? createProviders(env), env.AI_BLOCKED_WORDS),
    charges: parts.charges ?? chargesOf(env.AI_PRICES),
    blocked: env.AI_BLOCKED_WORDS,
  };
  return buildService<Omit<DramaContext, keyof RequestContext>>({
    name: 'svc-drama-ai',
    env,
    db,
    operationLimitBytes: OPERATION_MAX_BYTES,
    typeDefs: CAPABILITIES.map(sdlOf),
    resolvers: [
      dramaResolvers,
      snapshotResolvers,
      generationResolvers,
      proposalResolvers,
      pictureResolvers,
      translationResolvers,
      exportResolvers,
      deadLetterResolvers(dramaConsumers),
    ],
    consumers: dramaConsumers,
    jobs: jobKinds(db, ai),
    jobsAtOnce: env.AI_JOBS_AT_ONCE,
    pruning: pruningOf(env),
    context: () => ({ ai }),
    ...(overrides && { overrides }),
  });
}
