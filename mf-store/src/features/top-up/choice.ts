import type { PaymentMethod, PaymentProvider, RechargePlan } from './documents.ts';

export type TopUpChoice = { kind: 'plan'; plan: RechargePlan } | { kind: 'exact' };

/** What can be bought in the current currency. */
export interface Choices {
  plans: readonly RechargePlan[];
  /** Whether the missing amount can be bought exactly. */
  canBeExact: boolean;
  missingCoins: number;
}

/**
 * Returns the choice as offered in the current currency: a plan chosen in another one becomes that of as many coins. Without a choice it is
 * the missing amount, or the first plan that covers it.
 */
export function chosenOf(choice: TopUpChoice | null, { plans, canBeExact, missingCoins }: Choices): TopUpChoice | null {
  if (choice?.kind === 'plan') {
    const plan = plans.find(({ id }) => id === choice.plan.id) ?? plans.find(({ coin }) => coin === choice.plan.coin);
    if (plan) return { kind: 'plan', plan };
  }
  if (canBeExact) return { kind: 'exact' };
  const plan = plans.find(({ coin }) => coin >= missingCoins) ?? plans.at(-1);
  return plan ? { kind: 'plan', plan } : null;
}

/** A payment method and its provider. */
export interface PayingWay {
  method: PaymentMethod;
  provider: PaymentProvider;
}

/** Returns the methods that a provider accepts in a currency, in the order in which they are offered. */
export function waysToPay(methods: readonly PaymentMethod[], providers: readonly PaymentProvider[], currency: string): PayingWay[] {
  return methods.flatMap((method) => {
    const provider = providers.find(({ id, currencies }) => id === method.payment_provider_id && currencies.includes(currency));
    return provider && method.support_currency.split(',').includes(currency) ? [{ method, provider }] : [];
  });
}
