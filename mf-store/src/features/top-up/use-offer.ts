import { CURRENCY_BY_LOCALE, type Currency, RECHARGE_MAX_COINS } from '@meowtale/contracts';
import { type AppError, toAppError, useHost } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { chosenOf, type PayingWay, type TopUpChoice, waysToPay } from './choice.ts';
import { EXACT_AMOUNT, type ExactAmountData, type RechargePlan, TOP_UP_OPTIONS, type TopUpOptionsData } from './documents.ts';
import type { TopUpOrder } from './use-top-up.ts';

/** What can be bought, in which currency and how it is paid, and the choice. */
export interface Offer {
  currency: Currency;
  setCurrency(currency: Currency): void;
  /** Without one that equals `exact`. */
  plans: readonly RechargePlan[];
  /** The exact missing amount, or the limit of one payment; null while its price is unknown. */
  exact: { coins: number; payAmount: number } | null;
  chosen: TopUpChoice | null;
  choose(choice: TopUpChoice): void;
  /** Null while they load. */
  ways: readonly PayingWay[] | null;
  providerId: string | null;
  setProviderId(id: string): void;
  loading: boolean;
  /** The error of the offer's query, or of the exact amount's price. */
  failure: AppError | null;
  retry(): void;
  /** What would be paid now; null while it is incomplete. */
  order: TopUpOrder | null;
}

/**
 * Queries the offer and holds the choice.
 * @param missingCoins the amount missing for a quote; 0 when unknown
 * @param atFirst the initial currency; by default that of the language
 */
export function useOffer(missingCoins: number, atFirst?: Currency): Offer {
  const { locale } = useHost();
  const [currency, setCurrency] = useState<Currency>(atFirst ?? CURRENCY_BY_LOCALE[locale] ?? 'USD');
  const [choice, choose] = useState<TopUpChoice | null>(null);
  const [wantedProvider, setProviderId] = useState<string | null>(null);
  const [{ data, error, fetching }, ask] = useQuery<TopUpOptionsData>({ query: TOP_UP_OPTIONS, variables: { currency } });
  const exactCoins = Math.min(missingCoins, RECHARGE_MAX_COINS);
  const exact = useExactPrice(currency, exactCoins);
  // While another currency's plans load, those of the one before must not be offered.
  const offered = (data?.findRechargePlan.list ?? []).filter(({ currency_id }) => currency_id === currency);
  const isExact = ({ coin, pay_amount }: RechargePlan) => coin === exact.price?.coins && pay_amount === exact.price.payAmount;
  const plans = offered.filter((plan) => !isExact(plan));
  const methods = data && !fetching ? waysToPay(data.findPaymentMethod, data.findPaymentProvider, currency) : null;
  const provider = (methods?.find((way) => way.provider.id === wantedProvider) ?? methods?.[0])?.provider;
  const chosen = chosenOf(choice, { plans, canBeExact: exactCoins > 0 && !exact.failure, missingCoins });

  function orderOf(): TopUpOrder | null {
    if (!provider || !chosen) return null;
    const order = { provider, currency };
    if (chosen.kind === 'plan') return { ...order, planId: chosen.plan.id, amountCoins: null, payAmount: chosen.plan.pay_amount };
    return exact.price && { ...order, planId: null, amountCoins: exactCoins, payAmount: exact.price.payAmount };
  }
  return {
    currency,
    setCurrency,
    plans,
    exact: exact.price,
    chosen,
    choose,
    ways: methods,
    providerId: provider?.id ?? null,
    setProviderId,
    loading: fetching && plans.length === 0,
    failure: error ? toAppError(error) : exact.failure,
    retry: () => (error ? ask({ requestPolicy: 'network-only' }) : exact.ask()),
    order: orderOf(),
  };
}

/** Queries the price of an amount of coins in a currency, again for each. */
function useExactPrice(currency: Currency, coins: number) {
  const [{ data, error, fetching }, ask] = useMutation<ExactAmountData>(EXACT_AMOUNT);
  useEffect(() => {
    if (coins > 0) void ask({ currency, amount: [coins] });
  }, [ask, currency, coins]);
  const answer = data?.preRechargeAccount;
  const row = answer?.currency_id === currency ? answer.list.find(({ amount }) => amount === coins) : undefined;
  return {
    price: row ? { coins: row.amount, payAmount: row.pay_amount } : null,
    failure: error && !fetching ? toAppError(error) : null,
    ask: () => void ask({ currency, amount: [coins] }),
  };
}
