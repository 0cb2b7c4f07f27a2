import { uuid } from '@meowtale/contracts/inputs/text';
import {
  paymentMethodInput,
  paymentProviderInput,
  preRechargeInput,
  rechargeInput,
  rechargePlansInput,
} from '@meowtale/contracts/inputs/wallet/recharge';
import { parseInput, type RequestContext, requireUser } from '@meowtale/service-kit';
import { z } from 'zod';
import { payAmountFor, rechargePlans } from './rates.ts';
import { pollPayment, startTopUp, type TopUps, toPayment } from './service.ts';
import { methodsOf, providersOf } from './ways-to-pay.ts';

const findPaymentInput = z.object({ uuid });

export function topUpResolvers(topUps: TopUps): object {
  const { providers } = topUps;
  return {
    Query: {
      findRechargePlan: (_root: unknown, args: unknown) => {
        const { currency_id } = parseInput(rechargePlansInput, args);
        const list = rechargePlans(currency_id).map(({ payAmount, currency, ...plan }) => ({
          ...plan,
          pay_amount: payAmount,
          currency_id: currency,
        }));
        return { list, totalCount: list.length };
      },
      findPaymentMethod: (_root: unknown, args: unknown) => methodsOf(providers, parseInput(paymentMethodInput, args)),
      findPaymentProvider: (_root: unknown, args: unknown) => providersOf(providers, parseInput(paymentProviderInput, args)),
      findPayment: async (_root: unknown, args: unknown, { actor, db }: RequestContext) => {
        const user = requireUser(actor).uuid;
        const payment = await pollPayment(db, topUps, user, parseInput(findPaymentInput, args).uuid);
        return payment && toPayment(payment);
      },
    },
    Mutation: {
      preRechargeAccount: (_root: unknown, args: unknown) => {
        const { currency_id, amount } = parseInput(preRechargeInput, args);
        return { currency_id, list: amount.map((coins) => ({ amount: coins, pay_amount: payAmountFor(coins, currency_id) })) };
      },
      rechargeAccount: async (_root: unknown, args: unknown, context: RequestContext) => {
        const user = requireUser(context.actor).uuid;
        const input = parseInput(rechargeInput, args);
        await context.assertNotRevoked();
        return toPayment(await startTopUp(context.db, topUps, user, input));
      },
    },
  };
}
