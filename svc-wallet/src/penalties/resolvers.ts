import { addPenaltyInput } from '@meowtale/contracts/inputs/wallet/penalty';
import { parseInput, type RequestContext, requireRole } from '@meowtale/service-kit';
import { addPenalty } from './service.ts';

export const penaltyResolvers = {
  Mutation: {
    addPenalty: async (_root: unknown, args: unknown, context: RequestContext) => {
      const staff = requireRole(context.actor, 'staff').uuid;
      const input = parseInput(addPenaltyInput, args);
      await context.assertNotRevoked();
      return addPenalty(context.db, input, { staff, requestId: context.requestId });
    },
  },
};
