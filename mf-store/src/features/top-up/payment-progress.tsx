import { Anchor, Button, Group, Notice, Spinner, Stack, Text } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import type { TopUp } from './use-top-up.ts';

/** The payment is under way in another tab, or it ended: paid, refused, or nobody has answered for a minute. */
export function PaymentProgress({ topUp, onDone }: { topUp: TopUp; onDone(): void }) {
  const { t } = useTranslation();
  const { stage } = topUp;
  if (stage.at === 'waiting')
    return (
      <Stack gap={16}>
        <Group>
          <Spinner />
          <Text role="status">{t('topUp.waiting')}</Text>
        </Group>
        <Text tone="muted">
          {t('topUp.lostTab')}{' '}
          <Anchor href={stage.paymentUrl} target="_blank">
            {t('topUp.openAgain')}
          </Anchor>
        </Text>
        <Group justify="end">
          <Button onClick={topUp.back}>{t('topUp.back')}</Button>
        </Group>
      </Stack>
    );
  if (stage.at !== 'ended') return null;
  const paid = stage.outcome === 'paid';
  return (
    <Stack gap={16}>
      <Notice tone={paid ? 'success' : 'warning'} live>
        {t(`topUp.outcome.${stage.outcome}`)}
      </Notice>
      <Group justify="end">
        {paid ? (
          <Button variant="primary" onClick={onDone}>
            {t('topUp.done')}
          </Button>
        ) : (
          <Button variant="primary" onClick={topUp.back}>
            {t('topUp.again')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
