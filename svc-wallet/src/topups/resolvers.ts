import { uuid } from '@meowtale/contracts/inputs/text';
import { preRechargeInput, rechargeInput, rechargePlansInput } from '@meowtale/contracts/inputs/wallet/recharge';
import { parseInput, type RequestContext, requireUser } from '@meowtale/service-kit';
import { z } from 'zod';
import type { PaymentProvider } from './provider.ts';
import { payAmountFor, rechargePlans } from './rates.ts';
import type { PaymentRow } from './repository.ts';
import { pollPayment, startTopUp, type TopUps } from './service.ts';

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
      findPaymentMethod: () => providers.map((provider) => ({ ...named(provider), support_currency: provider.currencies.join(',') })),
      // State 1 is what can be used now; a provider that can't isn't configured.
      findPaymentProvider: (_root: unknown, { state, method }: { state: number | null; method: string | null }) =>
        providers
          .filter((provider) => (state ?? 1) === 1 && (method == null || provider.method === method))
          .map((provider) => ({ id: provider.id, ...named(provider), currencies: provider.currencies })),
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

function named({ key, method }: PaymentProvider): object {
  return { provider_key: key, method };
}

function toPayment({ currency, ...payment }: PaymentRow): object {
  return { ...payment, currency_id: currency };
}
