import { RECHARGE_MAX_COINS } from '@meowtale/contracts';
import { BillingDetail, Coins, Spinner, Stack } from '@meowtale/ui';
import { type AppError, FailureNotice, formatCoins, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { HowToPay } from './how-to-pay.tsx';
import { PlanPicker } from './plan-picker.tsx';
import type { Offer } from './use-offer.ts';

interface TopUpFormProps {
  offer: Offer;
  /** The amount missing for a quote; 0 when unknown. */
  missingCoins: number;
  /** Why the payment couldn't be started. */
  failure: AppError | null;
}

/** Renders what to buy, in which currency, and how to pay. */
export function TopUpForm({ offer, missingCoins, failure }: TopUpFormProps) {
  const { t } = useTranslation();
  const { currency, ways } = offer;
  // The missing amount may exceed one payment's limit.
  const exact = offer.exact && { ...offer.exact, note: offer.exact.coins === missingCoins ? t('topUp.exact') : undefined };
  return (
    <Stack gap={16} aria-busy={offer.loading}>
      <FailureNotice failure={offer.failure} onRetry={offer.retry} />
      <FailureNotice failure={failure} />
      {missingCoins > RECHARGE_MAX_COINS ? <TooMuchAtOnce missingCoins={missingCoins} /> : null}
      {offer.loading ? <Spinner label={t('topUp.loading')} /> : null}
      {offer.plans.length > 0 ? (
        <PlanPicker plans={offer.plans} exact={exact} currency={currency} choice={offer.chosen} onChoose={offer.choose} />
      ) : null}
      <HowToPay
        ways={ways}
        providerId={offer.providerId}
        onProvider={offer.setProviderId}
        currency={currency}
        onCurrency={offer.setCurrency}
      />
    </Stack>
  );
}

/** Renders the limit of one payment: the missing amount struck, with what this payment buys beside it. */
function TooMuchAtOnce({ missingCoins }: { missingCoins: number }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const coins = (amount: number) => ({ amount, unit: t('coin.meow', { count: amount }) });
  return (
    <BillingDetail
      caption={t('bill.remain')}
      items={[
        {
          key: 'missing',
          label: t('bill.remain'),
          struck: <Coins {...coins(missingCoins)} struck />,
          value: <Coins {...coins(RECHARGE_MAX_COINS)} />,
        },
      ]}
      error={t('topUp.limit', { maximum: formatCoins(RECHARGE_MAX_COINS, locale) })}
    />
  );
}
