import { CURRENCIES, CURRENCY_BY_LOCALE, type Currency } from '@meowtale/contracts';
import { Button, Modal, Notice, Select, Spinner, Stack } from '@meowtale/ui';
import { type PopupProps, toAppError, useErrorSentence, useHost, useLocation } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { EXACT_AMOUNT, type ExactAmountData, TOP_UP_OPTIONS, type TopUpOptionsData } from './documents.ts';
import { PaymentProgress } from './payment-progress.tsx';
import { PlanPicker, type TopUpChoice } from './plan-picker.tsx';
import { useTopUp } from './use-top-up.ts';

interface TopUpInput {
  amountCoins?: number;
  returnUrl?: string;
}

/** Add credit: a plan, or exactly what is missing; paid in a new tab. Resolves `{paid: true}` once the coins are there. */
export function TopUpPopup({ input, close }: PopupProps<TopUpInput, { paid: boolean }>) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const host = useHost();
  const { pathname } = useLocation();
  const [currency, setCurrency] = useState<Currency>(CURRENCY_BY_LOCALE[host.locale] ?? 'USD');
  const [{ data, error, fetching }, ask] = useQuery<TopUpOptionsData>({ query: TOP_UP_OPTIONS, variables: { currency } });
  const exact = useExactAmount(currency, input.amountCoins);
  const [choice, setChoice] = useState<TopUpChoice | null>(null);
  const topUp = useTopUp(input.returnUrl ?? host.navigation.href(pathname), () => void host.session.refresh());
  const plans = data?.findRechargePlan.list ?? [];
  const providers = (data?.findPaymentProvider ?? []).filter((provider) => provider.currencies.includes(currency));
  const [providerId, setProviderId] = useState<string | null>(null);
  const provider = providers.find(({ id }) => id === providerId) ?? providers[0];
  const chosen: TopUpChoice | null =
    choice ?? (input.amountCoins ? { kind: 'exact' } : plans[0] ? { kind: 'plan', id: plans[0].id } : null);
  const choosing = topUp.stage.at === 'choosing' || topUp.stage.at === 'starting';

  function pay() {
    if (!provider || !chosen) return;
    void topUp.start({
      providerId: provider.id,
      currency,
      planId: chosen.kind === 'plan' ? chosen.id : null,
      amountCoins: chosen.kind === 'exact' ? (input.amountCoins ?? null) : null,
    });
  }

  const footer = choosing ? (
    <>
      <Button variant="ghost" onClick={() => close()}>
        {t('topUp.cancel')}
      </Button>
      <Button variant="primary" onClick={pay} disabled={!provider || !chosen} loading={topUp.stage.at === 'starting'}>
        {t('topUp.pay')}
      </Button>
    </>
  ) : undefined;
  return (
    <Modal
      open
      onClose={() => close()}
      title={t('topUp.title')}
      closeLabel={t('popup.close')}
      size="large"
      footer={footer}
      dismissible={choosing}
    >
      {choosing ? (
        <Stack gap={16} aria-busy={fetching}>
          {error ? (
            <Notice tone="danger" live actions={<Button onClick={() => ask({ requestPolicy: 'network-only' })}>{t('error.retry')}</Button>}>
              {sentence(toAppError(error))}
            </Notice>
          ) : null}
          {topUp.failure ? (
            <Notice tone="danger" live>
              {sentence(topUp.failure)}
            </Notice>
          ) : null}
          {fetching && !data ? <Spinner label={t('topUp.loading')} /> : null}
          {data ? <PlanPicker plans={plans} exact={exact} currency={currency} choice={chosen} onChoose={setChoice} /> : null}
          {data && providers.length === 0 ? <Notice tone="warning">{t('topUp.noProvider')}</Notice> : null}
          <Select
            label={t('topUp.currency')}
            value={currency}
            onChange={(value) => setCurrency(CURRENCIES.find((known) => known === value) ?? 'USD')}
            options={CURRENCIES.map((value) => ({ value, label: t(`currency.${value}`) }))}
          />
          {providers.length > 1 ? (
            <Select
              label={t('topUp.provider')}
              value={provider?.id ?? null}
              onChange={setProviderId}
              options={providers.map(({ id, provider_key, method }) => ({
                value: id,
                label: t([`provider.${provider_key}`, `method.${method}`, 'provider.other']),
              }))}
            />
          ) : null}
        </Stack>
      ) : (
        <PaymentProgress topUp={topUp} onDone={() => close({ paid: true })} />
      )}
    </Modal>
  );
}

function useExactAmount(currency: Currency, amountCoins: number | undefined): { coins: number; payAmount: number } | null {
  const [{ data }, ask] = useMutation<ExactAmountData>(EXACT_AMOUNT);
  useEffect(() => {
    if (amountCoins) void ask({ currency, amount: [amountCoins] });
  }, [ask, currency, amountCoins]);
  const answer = data?.preRechargeAccount;
  const row = answer?.currency_id === currency ? answer.list[0] : undefined;
  return row && amountCoins ? { coins: row.amount, payAmount: row.pay_amount } : null;
}
