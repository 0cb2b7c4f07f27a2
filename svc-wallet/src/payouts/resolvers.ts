import { addPayoutRunInput, payoutFileInput, payoutRunsInput } from '@meowtale/contracts/inputs/wallet/withdrawal';
import { parseInput, type RequestContext, requireRole } from '@meowtale/service-kit';
import { nameOf } from '../read-models/work-fields.ts';
import type { WithdrawalConfig } from '../withdrawals/config.ts';
import type { RunSummary } from './repository.ts';
import { addPayoutRun, listPayoutRuns, makePayoutFile } from './service.ts';

/** Returns the resolvers of payout runs for this configuration. */
export function payoutResolvers(config: WithdrawalConfig) {
  return {
    Query: {
      findPayoutRun: async (_root: unknown, args: unknown, context: RequestContext) => {
        requireRole(context.actor, 'staff');
        const { uuid, q } = parseInput(payoutRunsInput, args);
        await context.assertNotRevoked();
        return listPayoutRuns(context.db, uuid ?? null, q);
      },
    },
    PayoutRun: {
      actor_name: ({ actor_uuid }: RunSummary, _args: unknown, context: RequestContext) => nameOf(context, actor_uuid),
    },
    Mutation: {
      addPayoutRun: async (_root: unknown, args: unknown, context: RequestContext) => {
        const staff = requireRole(context.actor, 'staff').uuid;
        const input = parseInput(addPayoutRunInput, args);
        await context.assertNotRevoked();
        return addPayoutRun(context.db, config, input, { staff, requestId: context.requestId });
      },
      downloadPayoutRun: async (_root: unknown, args: unknown, context: RequestContext) => {
        const staff = requireRole(context.actor, 'staff').uuid;
        const input = parseInput(payoutFileInput, args);
        await context.assertNotRevoked();
        return makePayoutFile(context.db, config, input, { staff, requestId: context.requestId });
      },
    },
  };
}
