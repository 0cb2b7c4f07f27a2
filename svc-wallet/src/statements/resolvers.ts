import { bookPayoutStatementInput, checkPayoutStatementInput } from '@meowtale/contracts/inputs/wallet/statement';
import { parseInput, type RequestContext, requireRole } from '@meowtale/service-kit';
import { nameOf } from '../read-models/work-fields.ts';
import type { WithdrawalConfig } from '../withdrawals/config.ts';
import { bookStatement, checkStatement, type LineView } from './service.ts';

/** Returns the resolvers of bank statements for this configuration. */
export function statementResolvers(config: WithdrawalConfig) {
  return {
    PayoutStatementLine: {
      user_name: ({ user_uuid }: LineView, _args: unknown, context: RequestContext) =>
        user_uuid === null ? null : nameOf(context, user_uuid),
    },
    Mutation: {
      checkPayoutStatement: async (_root: unknown, args: unknown, context: RequestContext) => {
        const staff = requireRole(context.actor, 'staff').uuid;
        const { content } = parseInput(checkPayoutStatementInput, args);
        await context.assertNotRevoked();
        return checkStatement(context.db, config, content, { staff, requestId: context.requestId });
      },
      bookPayoutStatement: async (_root: unknown, args: unknown, context: RequestContext) => {
        const staff = requireRole(context.actor, 'staff').uuid;
        const input = parseInput(bookPayoutStatementInput, args);
        await context.assertNotRevoked();
        return bookStatement(context.db, config, input, { staff, requestId: context.requestId });
      },
    },
  };
}
