import { serviceSumInput } from '@meowtale/contracts/inputs/catalog/plans';
import { parseInput, requireUser } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import { sumServices } from './service.ts';

export const planResolvers = {
  Query: {
    getUserServiceSum: (_root: unknown, args: unknown, { actor, db }: CatalogContext) => {
      const user = requireUser(actor).uuid;
      return sumServices(db, user, parseInput(serviceSumInput, args));
    },
  },
};
