import { grantSilverInput, silverGrantsInput } from '@meowtale/contracts/inputs/wallet/silver';
import { parseInput, type RequestContext, requireRole } from '@meowtale/service-kit';
import { nameOf } from '../read-models/work-fields.ts';
import type { SilverGrantRow } from './repository.ts';
import { giveSilverByStaff, listSilverGrants } from './service.ts';

export const silverResolvers = {
  Query: {
    findSilverGrant: async (_root: unknown, args: unknown, context: RequestContext) => {
      requireRole(context.actor, 'staff');
      const { user_uuid, q } = parseInput(silverGrantsInput, args);
      await context.assertNotRevoked();
      return listSilverGrants(context.db, user_uuid ?? null, q);
    },
  },
  SilverGrant: {
    user_name: ({ user_uuid }: SilverGrantRow, _args: unknown, context: RequestContext) => nameOf(context, user_uuid),
    actor_name: ({ actor_uuid }: SilverGrantRow, _args: unknown, context: RequestContext) => nameOf(context, actor_uuid),
  },
  Mutation: {
    grantSilver: async (_root: unknown, args: unknown, context: RequestContext) => {
      const staff = requireRole(context.actor, 'staff').uuid;
      const input = parseInput(grantSilverInput, args);
      await context.assertNotRevoked();
      return giveSilverByStaff(context.db, input, { staff, requestId: context.requestId });
    },
  },
};
