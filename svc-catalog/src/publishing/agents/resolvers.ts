import { requireVerified } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import { requireCreator } from '../../library/files/policy.ts';
import { findPublishers } from '../../people/people/model.ts';
import { toAgentViews } from './model.ts';
import * as agents from './service.ts';

export const agentResolvers = {
  Query: {
    findUserOnlyPublisher: (_root: unknown, args: { q?: unknown }, { actor, db, works }: CatalogContext) =>
      findPublishers({ db, works }, requireCreator(actor), args),
  },
  Mutation: {
    async setStoreAgent(_root: unknown, args: object, { actor, db, works }: CatalogContext) {
      return (await toAgentViews(db, works, [await agents.setAgent(db, requireCreator(requireVerified(actor)), args)]))[0];
    },
    async reviewStoreAgent(_root: unknown, args: object, context: CatalogContext) {
      const { actor, db, works } = context;
      return (await toAgentViews(db, works, [await agents.reviewAgent(db, requireVerified(actor), args, context)]))[0];
    },
  },
};
