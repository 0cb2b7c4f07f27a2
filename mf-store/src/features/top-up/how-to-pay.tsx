import { CURRENCIES, type Currency } from '@meowtale/contracts';
import { Notice, RadioGroup, Select } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import type { PayingWay } from './choice.ts';

interface HowToPayProps {
  /** Null while they load. */
  ways: readonly PayingWay[] | null;
  providerId: string | null;
  /** Without it only the currency can be chosen. */
  onProvider?: (id: string) => void;
  currency: Currency;
  onCurrency: (currency: Currency) => void;
}

/** Renders the choice of the payment method and the currency. */
export function HowToPay({ ways, providerId, onProvider, currency, onCurrency }: HowToPayProps) {
  const { t } = useTranslation();
  return (
    <>
      {ways?.length === 0 ? <Notice tone="warning">{t('topUp.noProvider')}</Notice> : null}
      {onProvider && ways && ways.length > 0 ? (
        <RadioGroup
          label={t('topUp.provider')}
          layout="row"
          value={providerId}
          onChange={onProvider}
          options={ways.map(({ method, provider }) => ({
            value: provider.id,
            label: t([`provider.${method.provider_key}`, `method.${method.method}`, 'provider.other']),
          }))}
        />
      ) : null}
      <Select
        label={t('topUp.currency')}
        value={currency}
        onChange={(value) => onCurrency(CURRENCIES.find((known) => known === value) ?? 'USD')}
        options={CURRENCIES.map((value) => ({ value, label: t(`currency.${value}`) }))}
      />
    </>
  );
}
