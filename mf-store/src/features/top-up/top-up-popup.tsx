import { Button, Modal, Notice, Stack } from '@meowtale/ui';
import { addressWith, formatCoins, type PopupProps, useHost, useLocation } from '@meowtale/web-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { DEBT } from './documents.ts';
import { PaymentProgress } from './payment-progress.tsx';
import { TopUpForm } from './top-up-form.tsx';
import { useOffer } from './use-offer.ts';
import { ORDER_WORDS, TOP_UP_WORDS, useTopUp } from './use-top-up.ts';

interface TopUpInput {
  amountCoins?: number;
  returnUrl?: string;
  forOrder?: boolean;
}

/** Renders Add credit: a plan, or exactly the missing amount; paid in a new tab. Resolves to `{paid: true}` once the coins have arrived. */
export function TopUpPopup({ input, close }: PopupProps<TopUpInput, { paid: boolean }>) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const location = useLocation();
  const missingCoins = input.amountCoins ?? 0;
  const offer = useOffer(missingCoins);
  const messages = input.forOrder ? ORDER_WORDS : TOP_UP_WORDS;
  const topUp = useTopUp(input.returnUrl ?? navigation.href(addressWith(location, null)), messages);
  const { order } = offer;
  const isOver = input.forOrder && topUp.stage.at === 'ended' && topUp.stage.outcome === 'paid';
  useEffect(() => {
    if (isOver) close({ paid: true });
  }, [isOver, close]);
  const choosing = topUp.stage.at === 'choosing' || topUp.stage.at === 'starting';
  const footer = choosing ? (
    <>
      <Button variant="ghost" onClick={() => close()}>
        {t('topUp.cancel')}
      </Button>
      <Button
        variant="primary"
        onClick={() => order && void topUp.start(order)}
        disabled={order === null}
        loading={topUp.stage.at === 'starting'}
      >
        {t('topUp.pay')}
      </Button>
    </>
  ) : undefined;
  return (
    <Modal open onClose={() => close()} title={t('topUp.title')} closeLabel={t('popup.close')} size="large" footer={footer}>
      {choosing ? (
        <Stack gap={16}>
          <Owed />
          <TopUpForm offer={offer} missingCoins={missingCoins} failure={topUp.failure} />
        </Stack>
      ) : (
        <PaymentProgress payment={topUp} words={messages} onDone={() => close({ paid: true })} />
      )}
    </Modal>
  );
}

/** Renders, before a purchase, how much of the coins a debt will take. */
function Owed() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [{ data }] = useQuery({ query: DEBT, requestPolicy: 'cache-and-network' });
  const debt = data?.me?.wallet?.debt ?? 0;
  return debt > 0 ? <Notice tone="warning">{t('topUp.debt', { coins: formatCoins(debt, locale) })}</Notice> : null;
}
