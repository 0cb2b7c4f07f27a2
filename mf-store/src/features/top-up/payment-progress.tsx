import { Anchor, Button, Group, Notice, Spinner, Stack, Text } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import type { Payment } from './use-payment.ts';

interface PaymentProgressProps {
  payment: Omit<Payment<never>, 'start'>;
  /** Locale keys of the texts after the payment, after a timeout, and after its page was left without paying. */
  words: { paid: string; timeout: string; left: string };
  onDone(): void;
}

/** Renders the state of a payment in another tab: pending, paid, rejected, left without paying, or timed out after a minute. */
export function PaymentProgress({ payment, words, onDone }: PaymentProgressProps) {
  const { t } = useTranslation();
  const { stage } = payment;
  if (stage.at !== 'waiting' && stage.at !== 'ended') return null;
  const ended = stage.at === 'ended' ? stage.outcome : null;
  // One that was left is polled further, in silence: it may still be paid.
  const outcome = stage.payment.left && (ended === null || ended === 'timeout') ? 'left' : ended;
  const openAgain = (
    <Text tone="muted">
      {t('topUp.lostTab')}{' '}
      <Anchor href={stage.payment.paymentUrl} target="_blank">
        {t('topUp.openAgain')}
      </Anchor>
    </Text>
  );
  return (
    <Stack gap={16}>
      {outcome ? (
        <Notice tone={outcome === 'paid' ? 'success' : 'warning'} live>
          {t({ ...words, failed: 'topUp.outcome.failed' }[outcome])}
        </Notice>
      ) : (
        <Group>
          <Spinner />
          <Text role="status">{t('topUp.waiting')}</Text>
        </Group>
      )}
      {outcome === null || outcome === 'timeout' ? openAgain : null}
      <Group justify="end">
        {outcome === null || outcome === 'timeout' || outcome === 'left' ? (
          <Button onClick={payment.beginAnother}>{t('topUp.back')}</Button>
        ) : null}
        {outcome === 'left' ? (
          <Button variant="primary" href={stage.payment.paymentUrl} target="_blank" onClick={payment.askAgain}>
            {t('topUp.payAgain')}
          </Button>
        ) : null}
        {outcome === 'timeout' ? (
          <Button variant="primary" onClick={payment.askAgain}>
            {t('topUp.again')}
          </Button>
        ) : null}
        {outcome === 'failed' ? (
          <Button variant="primary" onClick={payment.beginAnother}>
            {t('topUp.again')}
          </Button>
        ) : null}
        {outcome === 'paid' ? (
          <Button variant="primary" onClick={onDone}>
            {t('topUp.done')}
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}
