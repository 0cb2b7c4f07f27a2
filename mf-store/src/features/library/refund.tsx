import { Button, ConfirmDialog, Group, Stack, Text } from '@meowtale/ui';
import { FailureNotice, formatDateTime, toAppError, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { RefundRule } from '../detail/refund-rule.tsx';
import { type LibraryOrder, REFUND, TOUCHED } from './documents.ts';
import { RequestState } from './refund-request.tsx';
import { RefundedCoins } from './refunded-coins.tsx';

interface RefundCellProps {
  order: LibraryOrder;
  name: string;
  onRefund(): void;
  onAsk(): void;
}

/** Renders the action that refunds an order: by the buyer until its time is over, afterwards by requesting it from staff once. */
export function RefundCell({ order, name, onRefund, onAsk }: RefundCellProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  if (order.price === 0) return null;
  if (order.refundable_until)
    return (
      <Stack gap={4}>
        <Group gap={8}>
          <Button size="small" onClick={onRefund} aria-label={t('library.refundNamed', { name })}>
            {t('library.askRefund')}
          </Button>
          <Text as="span" size="small" tone="muted">
            {t('library.until', { when: formatDateTime(order.refundable_until, locale) })}
          </Text>
        </Group>
        {order.store ? (
          <Text as="span" size="small" tone="muted">
            <RefundRule listing={order.store} />
          </Text>
        ) : null}
      </Stack>
    );
  if (order.refund_request) return <RequestState request={order.refund_request} />;
  return (
    <Button variant="ghost" size="small" onClick={onAsk} aria-label={t('refundRequest.askNamed', { name })}>
      {t('refundRequest.ask')}
    </Button>
  );
}

/** Renders the confirmation of a refund, with the amounts. */
export function RefundDialog({ order, name, onClose }: { order: LibraryOrder | null; name: string; onClose(): void }) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const [{ fetching, error }, refund] = useMutation(REFUND);
  async function confirm() {
    if (!order) return;
    // An order is refunded once: its uuid is the idempotency key, however often the button is pressed.
    const answer = await refund({ uuid: order.uuid, key: order.uuid }, TOUCHED);
    if (answer.error) return;
    notify(t('library.refunded', { name }), 'success');
    onClose();
  }
  return (
    <ConfirmDialog
      open={order !== null}
      title={t('library.refundTitle')}
      confirmLabel={t('library.refundConfirm')}
      cancelLabel={t('bill.cancel')}
      onConfirm={confirm}
      onCancel={onClose}
      loading={fetching}
      danger
    >
      <p>{t('library.refundQuestion', { name })}</p>
      {order ? <RefundedCoins order={order} /> : null}
      <FailureNotice failure={error ? toAppError(error) : null} />
    </ConfirmDialog>
  );
}
