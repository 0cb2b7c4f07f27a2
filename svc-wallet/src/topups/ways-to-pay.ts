import type { PaymentMethodInput, PaymentProviderInput } from '@meowtale/contracts/inputs/wallet/recharge';
import type { PaymentProvider } from './provider.ts';

/** State 1 is what can be used now; a provider that can't isn't configured. */
const USABLE = 1;
/** Every provider's page is one of the web. */
const PLATFORM = 'web';

/** How one may pay on a platform, each way with all the providers that offer it. */
export function methodsOf(providers: readonly PaymentProvider[], { platform }: PaymentMethodInput): object[] {
  const offered = platform && platform !== PLATFORM ? [] : providers;
  return offered.map((provider) => ({
    ...named(provider),
    payment_provider_id: provider.id,
    support_currency: listed(provider),
    payment_provider_method: offered
      .filter(({ method }) => method === provider.method)
      .map((other) => ({ ...named(other), payment_provider_id: other.id, support_currency: listed(other) })),
  }));
}

/** Who takes payments in a currency and by one of some methods. */
export function providersOf(providers: readonly PaymentProvider[], { state, currency, method, methods }: PaymentProviderInput): object[] {
  const wanted = [...(methods ?? []), ...(method ? [method] : [])];
  return providers
    .filter((provider) => state === USABLE && (!currency || provider.currencies.includes(currency)))
    .filter((provider) => wanted.length === 0 || wanted.includes(provider.method))
    .map((provider) => ({ id: provider.id, ...named(provider), currencies: provider.currencies }));
}

function named({ key, method }: PaymentProvider): object {
  return { provider_key: key, method };
}

/** Comma-separated (SPEC §3). */
function listed({ currencies }: PaymentProvider): string {
  return currencies.join(',');
}
