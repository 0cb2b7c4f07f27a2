import { vipOrderInput, vipPlansInput } from '@meowtale/contracts/inputs/wallet/plans';
import { parseInput, type RequestContext, requireUser } from '@meowtale/service-kit';
import { startPlanPayment, type TopUps, toPayment } from '../topups/service.ts';
import { plansOf } from './service.ts';

export function planResolvers(topUps: TopUps): object {
  return {
    Query: {
      findVipPlan: (_root: unknown, args: unknown) => {
        const list = plansOf(parseInput(vipPlansInput, args).platform_key);
        return { list, totalCount: list.length };
      },
    },
    Mutation: {
      addVipOrder: async (_root: unknown, args: unknown, context: RequestContext) => {
        const user = requireUser(context.actor).uuid;
        const input = parseInput(vipOrderInput, args);
        await context.assertNotRevoked();
        return toPayment(await startPlanPayment(context.db, topUps, user, input));
      },
    },
  };
}
