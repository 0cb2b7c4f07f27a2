import type { PaymentMethod, PaymentProvider, RechargePlan } from './documents.ts';

export type TopUpChoice = { kind: 'plan'; plan: RechargePlan } | { kind: 'exact' };

/** What can be bought in the currency of now. */
export interface Choices {
  plans: readonly RechargePlan[];
  /** Whether what is missing can be bought to the coin. */
  canBeExact: boolean;
  missingCoins: number;
}

/**
 * What is chosen, as it is offered in the currency of now: a plan that was chosen in another one is that of as many coins.
 * Without a choice it is what is missing, or the first plan that brings it.
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

/** A way to pay: what it is called, and who takes the money. */
export interface PayingWay {
  method: PaymentMethod;
  provider: PaymentProvider;
}

/** The methods that somebody takes in a currency, in the order in which they are offered. */
export function waysToPay(methods: readonly PaymentMethod[], providers: readonly PaymentProvider[], currency: string): PayingWay[] {
  return methods.flatMap((method) => {
    const provider = providers.find(({ id, currencies }) => id === method.payment_provider_id && currencies.includes(currency));
    return provider && method.support_currency.split(',').includes(currency) ? [{ method, provider }] : [];
  });
}
