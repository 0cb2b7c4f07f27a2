import {
  findPaymentInput,
  paymentLogInput,
  paymentMethodInput,
  paymentProviderInput,
  preRechargeInput,
  rechargeInput,
  rechargePlansInput,
} from '@meowtale/contracts/inputs/wallet/recharge';
import { payAmountFor } from '@meowtale/contracts/money';
import { parseInput, type RequestContext } from '@meowtale/service-kit';
import { accountOf } from '../hosted/service.ts';
import { pollPayment } from './outcomes.ts';
import { listPayments } from './payment-log.ts';
import { rechargePlans } from './rates.ts';
import { startTopUp, type TopUps, toPayment } from './service.ts';
import { methodsOf, providersOf } from './ways-to-pay.ts';

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
      findPayment: async (_root: unknown, args: unknown, { actor, db, log }: RequestContext) => {
        const { uuid, hosted_grant } = parseInput(findPaymentInput, args);
        const payment = await pollPayment(db, topUps, await accountOf(db, actor, hosted_grant, 'recharge'), uuid, log);
        return payment && toPayment(payment);
      },
      findPaymentLog: async (_root: unknown, args: unknown, { actor, db }: RequestContext) => {
        const { q, hosted_grant } = parseInput(paymentLogInput, args);
        return listPayments(db, await accountOf(db, actor, hosted_grant, 'payment-log'), q);
      },
    },
    Mutation: {
      preRechargeAccount: (_root: unknown, args: unknown) => {
        const { currency_id, amount } = parseInput(preRechargeInput, args);
        return { currency_id, list: amount.map((coins) => ({ amount: coins, pay_amount: payAmountFor(coins, currency_id) })) };
      },
      rechargeAccount: async (_root: unknown, args: unknown, context: RequestContext) => {
        const { hosted_grant, ...input } = parseInput(rechargeInput, args);
        const user = await accountOf(context.db, context.actor, hosted_grant, 'recharge');
        // For a hosted page this was checked when its credential was issued, some minutes ago.
        if (context.actor.kind === 'user') await context.assertNotRevoked();
        return toPayment(await startTopUp(context.db, topUps, user, input));
      },
    },
  };
}
