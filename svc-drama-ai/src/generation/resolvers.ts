import { dramaOwner } from '../dramas/policy.ts';
import type { Drama, ListedDrama } from '../dramas/service.ts';
import { askedAi, type DramaContext } from './ai.ts';
import { findOwnAsync } from './async.ts';
import { disclosureOf } from './disclosure.ts';
import { findOffer } from './offer.ts';
import * as generation from './service.ts';

export const generationResolvers = {
  Query: {
    findAsync: (_root: unknown, { uuid }: { uuid: string }, { actor, db }: DramaContext) => findOwnAsync(db, dramaOwner(actor), uuid),
    findDramaAiOffer: (_root: unknown, { drama_uuid }: { drama_uuid: string }, { actor, db, ai }: DramaContext) =>
      findOffer(db, ai, dramaOwner(actor), drama_uuid),
  },
  Mutation: {
    addDramaAiGenerate: (_root: unknown, args: unknown, context: DramaContext) =>
      generation.addGenerate(context.db, askedAi(context), dramaOwner(context.actor), args),
    cancelDramaAi: (_root: unknown, { uuid }: { uuid: string }, { actor, db }: DramaContext) =>
      generation.cancelJob(db, dramaOwner(actor), uuid),
  },
  Drama: {
    drama_ai_generate: ({ uuid, owner_uuid }: Drama, _args: unknown, { db }: DramaContext) => generation.newestAsync(db, owner_uuid, uuid),
    ai_disclosure: (drama: ListedDrama, _args: unknown, { db }: DramaContext) => disclosureOf(db, drama),
  },
};
