import { CURRENCY_BY_LOCALE, type Currency } from '@meowtale/contracts';
import { PLAN_GRADE, PLAN_TIMES_AHEAD_MAX, PLAN_WARNING_DAYS } from '@meowtale/contracts/plans';
import { type AppError, toAppError, useHost, useSession, useSessionRefreshed } from '@meowtale/web-kit';
import { useState } from 'react';
import { useQuery } from 'urql';
import { type PayingWay, waysToPay } from '../top-up/choice.ts';
import { MY_PLANS, type MyPlan, PLAN_OPTIONS, type Plan } from './documents.ts';

const PLAN_WARNING_MS = PLAN_WARNING_DAYS * 86_400_000;

/** What buying PRO now would cost and add. */
export interface PlanOffer {
  grade: number;
  payAmount: number;
  /** Its end after that, in milliseconds. */
  untilMs: number;
  /** When a person who has paid for a year ahead may pay again; null for others. */
  fullUntilMs: number | null;
}

export interface Plans {
  list: readonly Plan[];
  signedIn: boolean;
  /** The highest active plan, else the last one; null for a person who never had one. */
  mine: MyPlan | null;
  /** The person's current grade; null while unknown. */
  grade: number | null;
  offer: PlanOffer | null;
  currency: Currency;
  setCurrency(currency: Currency): void;
  ways: readonly PayingWay[] | null;
  way: PayingWay | null;
  setProviderId(id: string): void;
  /** The address for Enterprise. */
  contactEmail: string | null;
  /** The end of an active plan, when it is near: ISO. */
  endsSoon: string | null;
  loading: boolean;
  failure: AppError | null;
  retry(): void;
}

/** Queries the plans, the person's plan, and its price for them. */
export function usePlans(): Plans {
  const { locale } = useHost();
  const signedIn = useSession().status === 'signed-in';
  const [currency, setCurrency] = useState<Currency>(CURRENCY_BY_LOCALE[locale] ?? 'USD');
  const [providerId, setProviderId] = useState<string | null>(null);
  const [now] = useState(Date.now);
  const [options, askOptions] = useQuery({ query: PLAN_OPTIONS, variables: { currency } });
  const [own, askOwn] = useQuery({ query: MY_PLANS, variables: {}, pause: !signedIn, requestPolicy: 'cache-and-network' });
  // A plan that was paid in another tab is queried once the session is refreshed.
  useSessionRefreshed(() => signedIn && askOwn({ requestPolicy: 'network-only' }));
  const list = options.data?.findVipPlan.list ?? [];
  const vip = signedIn ? own.data?.me?.user_vip : [];
  const active = (vip ?? []).filter(({ state }) => state === 1).toSorted((one, other) => other.grade - one.grade);
  const last = (vip ?? []).toSorted((one, other) => Date.parse(other.ended_at) - Date.parse(one.ended_at))[0];
  const mine = active[0] ?? last ?? null;
  const methods =
    options.data && !options.fetching ? waysToPay(options.data.findPaymentMethod, options.data.findPaymentProvider, currency) : null;
  const error = options.error ?? own.error;
  return {
    list,
    signedIn,
    mine,
    grade: vip ? (active[0]?.grade ?? PLAN_GRADE.basic) : null,
    offer: offerOf(list, active.find(({ grade }) => grade === PLAN_GRADE.pro) ?? null, currency, now),
    currency,
    setCurrency,
    ways: methods,
    way: methods?.find(({ provider }) => provider.id === providerId) ?? methods?.[0] ?? null,
    setProviderId,
    contactEmail: options.data?.getConfig2?.contactEmail ?? null,
    endsSoon: mine?.state === 1 && Date.parse(mine.ended_at) - now < PLAN_WARNING_MS ? mine.ended_at : null,
    loading: (options.fetching && list.length === 0) || (own.fetching && !own.data),
    failure: error ? toAppError(error) : null,
    retry: () => {
      if (options.error) askOptions({ requestPolicy: 'network-only' });
      if (own.error) askOwn({ requestPolicy: 'network-only' });
    },
  };
}

/** Returns what paying for PRO gives; `running` is the person's active PRO. */
function offerOf(list: readonly Plan[], running: MyPlan | null, currency: Currency, now: number): PlanOffer | null {
  const pro = list.find(({ grade }) => grade === PLAN_GRADE.pro);
  const price = pro?.price.find(({ currency_id }) => currency_id === currency);
  if (!pro?.seconds || !price) return null;
  const runsUntil = running ? Date.parse(running.ended_at) : now;
  const timeMs = pro.seconds * 1000;
  const mayPayFrom = runsUntil - (PLAN_TIMES_AHEAD_MAX - 1) * timeMs;
  return {
    grade: pro.grade,
    payAmount: price.pay_amount,
    untilMs: runsUntil + timeMs,
    fullUntilMs: mayPayFrom > now ? mayPayFrom : null,
  };
}
