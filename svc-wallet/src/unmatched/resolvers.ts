import { reconcilePaymentInput, unmatchedPaymentsInput } from '@meowtale/contracts/inputs/wallet/unmatched';
import { parseInput, type RequestContext, requireRole } from '@meowtale/service-kit';
import { nameOf } from '../read-models/work-fields.ts';
import { listUnmatched, reconcilePayment, type UnmatchedView } from './service.ts';

export const unmatchedResolvers = {
  Query: {
    findUnmatchedPayment: async (_root: unknown, args: unknown, context: RequestContext) => {
      requireRole(context.actor, 'staff');
      const { state, q } = parseInput(unmatchedPaymentsInput, args);
      await context.assertNotRevoked();
      return listUnmatched(context.db, state, q);
    },
  },
  UnmatchedPayment: {
    user_name: ({ user_uuid }: UnmatchedView, _args: unknown, context: RequestContext) => nameOf(context, user_uuid),
  },
  Mutation: {
    reconcilePayment: async (_root: unknown, args: unknown, context: RequestContext) => {
      const staff = requireRole(context.actor, 'staff').uuid;
      const input = parseInput(reconcilePaymentInput, args);
      await context.assertNotRevoked();
      return reconcilePayment(context.db, input, { staff, requestId: context.requestId });
    },
  },
};
