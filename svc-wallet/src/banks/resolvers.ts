import { setUserBankInput } from '@meowtale/contracts/inputs/wallet/bank';
import { openUserBankInput } from '@meowtale/contracts/inputs/wallet/withdrawal';
import { parseInput, type RequestContext, requireRole, requireUser } from '@meowtale/service-kit';
import type { WithdrawalConfig } from '../withdrawals/config.ts';
import { setUserBank } from '../withdrawals/correct.ts';
import { openWithdrawalBank } from '../withdrawals/open-bank.ts';
import { listBanks } from './service.ts';

/** Returns the resolvers of banks, which are sealed with this configuration's keys. */
export function bankResolvers(config: WithdrawalConfig) {
  const { keys } = config;
  return {
    Query: {
      findUserBank: (_root: unknown, _args: unknown, { actor, db }: RequestContext) => listBanks(db, keys, requireUser(actor).uuid),
    },
    Mutation: {
      setUserBank: async (_root: unknown, args: unknown, context: RequestContext) => {
        const user = requireUser(context.actor).uuid;
        const { user_bank: bank } = parseInput(setUserBankInput, args);
        await context.assertNotRevoked();
        return setUserBank(context.db, config, { user, bank });
      },
      openUserBank: async (_root: unknown, args: unknown, context: RequestContext) => {
        const staff = requireRole(context.actor, 'staff').uuid;
        const input = parseInput(openUserBankInput, args);
        await context.assertNotRevoked();
        return openWithdrawalBank(context.db, keys, input, { staff, requestId: context.requestId });
      },
    },
  };
}
