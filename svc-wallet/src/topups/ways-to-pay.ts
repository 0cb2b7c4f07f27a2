import type { PaymentMethodInput, PaymentProviderInput } from '@meowtale/contracts/inputs/wallet/recharge';
import type { PaymentProvider } from './provider.ts';

/** The state of every configured provider: it can be used now. */
const USABLE = 1;
/** The only platform: every provider's page is a web page. */
const PLATFORM = 'web';

/**
 * Returns the ways to pay on a platform, one per provider, each with all providers of its method; none on another platform than the web.
 */
export function methodsOf(providers: readonly PaymentProvider[], { platform }: PaymentMethodInput): object[] {
  const offered = platform && platform !== PLATFORM ? [] : providers;
  return offered.map((provider) => ({
    ...referenceOf(provider),
    payment_provider_id: provider.id,
    support_currency: listed(provider),
    payment_provider_method: offered
      .filter(({ method }) => method === provider.method)
      .map((other) => ({ ...referenceOf(other), payment_provider_id: other.id, support_currency: listed(other) })),
  }));
}

/**
 * Returns the providers that take a currency and offer one of some methods, all where these aren't given; none for another state than 1.
 */
export function providersOf(providers: readonly PaymentProvider[], { state, currency, method, methods }: PaymentProviderInput): object[] {
  const wanted = [...(methods ?? []), ...(method ? [method] : [])];
  return providers
    .filter((provider) => state === USABLE && (!currency || provider.currencies.includes(currency)))
    .filter((provider) => wanted.length === 0 || wanted.includes(provider.method))
    .map((provider) => ({ id: provider.id, ...referenceOf(provider), currencies: provider.currencies }));
}

function referenceOf({ key, method }: PaymentProvider): object {
  return { provider_key: key, method };
}

/** Comma-separated (SPEC §3). */
function listed({ currencies }: PaymentProvider): string {
  return currencies.join(',');
}
