import { requireUser } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import { acceptTerms, findTerms } from './service.ts';

export const termsResolvers = {
  Query: {
    findListingTerms: (_root: unknown, _args: object, { actor, db }: CatalogContext) => findTerms(db, requireUser(actor)),
  },
  Mutation: {
    acceptListingTerms: (_root: unknown, { version }: { version: string }, { actor, db }: CatalogContext) =>
      acceptTerms(db, requireUser(actor), version),
  },
};
