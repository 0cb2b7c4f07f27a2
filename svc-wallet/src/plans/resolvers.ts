import { endPlanGrantInput, grantPlanInput, planGrantsInput, vipOrderInput, vipPlansInput } from '@meowtale/contracts/inputs/wallet/plans';
import { parseInput, type RequestContext, requireRole, requireUser } from '@meowtale/service-kit';
import { nameOf } from '../read-models/work-fields.ts';
import { startPlanPayment, type TopUps, toPayment } from '../topups/service.ts';
import { endPlanGrant, grantPlan, listPlanGrants } from './grants.ts';
import type { PlanGrantRow } from './grants-repository.ts';
import { plansOf } from './service.ts';

export function planResolvers(topUps: TopUps): object {
  return {
    Query: {
      findVipPlan: (_root: unknown, args: unknown) => {
        const list = plansOf(parseInput(vipPlansInput, args).platform_key);
        return { list, totalCount: list.length };
      },
      findPlanGrant: async (_root: unknown, args: unknown, context: RequestContext) => {
        requireRole(context.actor, 'staff');
        const input = parseInput(planGrantsInput, args);
        await context.assertNotRevoked();
        return listPlanGrants(context.db, input);
      },
    },
    PlanGrant: {
      user_name: ({ user_uuid }: PlanGrantRow, _args: unknown, context: RequestContext) => nameOf(context, user_uuid),
      actor_name: ({ actor_uuid }: PlanGrantRow, _args: unknown, context: RequestContext) => nameOf(context, actor_uuid),
      end_actor_name: ({ end_actor_uuid }: PlanGrantRow, _args: unknown, context: RequestContext) =>
        end_actor_uuid === null ? null : nameOf(context, end_actor_uuid),
    },
    Mutation: {
      addVipOrder: async (_root: unknown, args: unknown, context: RequestContext) => {
        const user = requireUser(context.actor).uuid;
        const input = parseInput(vipOrderInput, args);
        await context.assertNotRevoked();
        return toPayment(await startPlanPayment(context.db, topUps, user, input));
      },
      grantPlan: async (_root: unknown, args: unknown, context: RequestContext) => {
        const staff = requireRole(context.actor, 'staff').uuid;
        const input = parseInput(grantPlanInput, args);
        await context.assertNotRevoked();
        return grantPlan(context.db, input, { staff, requestId: context.requestId });
      },
      endPlanGrant: async (_root: unknown, args: unknown, context: RequestContext) => {
        const staff = requireRole(context.actor, 'staff').uuid;
        const input = parseInput(endPlanGrantInput, args);
        await context.assertNotRevoked();
        return endPlanGrant(context.db, input, { staff, requestId: context.requestId });
      },
    },
  };
}
