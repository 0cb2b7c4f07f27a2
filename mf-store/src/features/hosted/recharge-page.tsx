import { CURRENCIES } from '@meowtale/contracts';
import { Button, Card, Group, Stack } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentProgress } from '../top-up/payment-progress.tsx';
import { TopUpForm } from '../top-up/top-up-form.tsx';
import { useOffer } from '../top-up/use-offer.ts';
import { TOP_UP_WORDS, useTopUp } from '../top-up/use-top-up.ts';
import type { HostedAccess } from './documents.ts';
import { HostedFrame } from './hosted-frame.tsx';
import { type HostedPage, useHostedPage } from './use-hosted-page.ts';

/** Renders `/hosted/recharge?data=`: a top-up of the credential's account, also without a sign-in (SPEC §7). */
export function HostedRechargePage() {
  const { t } = useTranslation();
  const page = useHostedPage('recharge');
  return (
    <HostedFrame page={page} title={t('topUp.title')} width="narrow">
      {(access) => <Recharge key={access.hosted_grant} page={page} access={access} />}
    </HostedFrame>
  );
}

function Recharge({ page, access }: { page: HostedPage; access: HostedAccess }) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const { amount, currency_id, return_url } = access.payload;
  const offer = useOffer(
    amount ?? 0,
    CURRENCIES.find((known) => known === currency_id),
  );
  const topUp = useTopUp(return_url ?? navigation.href('/'), TOP_UP_WORDS, access.hosted_grant);
  const { order } = offer;
  const { failure, stage } = topUp;
  const ended = failure?.code.startsWith('hosted/') ? failure : null;
  const { end } = page;
  useEffect(() => {
    if (ended) end(ended);
  }, [ended, end]);
  const done = () => (return_url ? location.assign(return_url) : topUp.beginAnother());
  if (stage.at === 'waiting' || stage.at === 'ended')
    return (
      <Card>
        <PaymentProgress payment={topUp} words={TOP_UP_WORDS} onDone={done} />
      </Card>
    );
  return (
    <Card>
      <Stack gap={24}>
        <TopUpForm offer={offer} missingCoins={amount ?? 0} failure={failure} />
        <Group justify="end">
          <Button
            variant="primary"
            onClick={() => order && void topUp.start(order)}
            disabled={order === null}
            loading={stage.at === 'starting'}
          >
            {t('topUp.pay')}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
