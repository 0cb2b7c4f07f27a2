import type { FieldError } from '@meowtale/contracts';
import { ConfirmDialog, Stack, Text, Textarea, UserText } from '@meowtale/ui';
import { DraftNotice, FailureNotice, fieldErrors, formatDate, toAppError, useDraft, useHost, useRequestKey } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { ASK_REFUND, type LibraryOrder, TOUCHED } from './documents.ts';

/** Renders the state of the buyer's refund request. */
export function RequestState({ request }: { request: NonNullable<LibraryOrder['refund_request']> }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const when = formatDate(request.created_at, locale);
  return (
    <Text as="span" size="small" tone="muted">
      {request.state === 'open' ? t('refundRequest.open', { when }) : t('refundRequest.declined')}
      {request.answer ? (
        <>
          {' '}
          <UserText>{request.answer}</UserText>
        </>
      ) : null}
    </Text>
  );
}

/** Asks staff to take back an order that the buyer can't. */
export function AskRefundDialog({ order, name, onClose }: { order: LibraryOrder | null; name: string; onClose(): void }) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const keys = useRequestKey();
  const draft = useDraft({ of: `refund.${order?.uuid}`, saved: { reason: '' } });
  const { reason } = draft.value;
  const [empty, setEmpty] = useState(false);
  const [{ fetching, error }, ask] = useMutation(ASK_REFUND);
  const failure = error ? toAppError(error) : null;
  const fieldError: Pick<FieldError, 'key'> | undefined = empty ? { key: 'invalid.empty' } : fieldErrors(failure).get('reason');
  function close() {
    draft.settle();
    onClose();
  }
  async function send() {
    const text = reason.trim();
    setEmpty(!text);
    if (!order || !text) return;
    const request = { uuid: order.uuid, reason: text };
    const answer = await ask({ ...request, key: keys.of(request) }, TOUCHED);
    if (answer.error) return;
    keys.answered();
    notify(t('refundRequest.sent', { name }), 'success');
    close();
  }
  return (
    <ConfirmDialog
      open={order !== null}
      title={t('refundRequest.title', { name })}
      confirmLabel={t('refundRequest.send')}
      cancelLabel={t('bill.cancel')}
      onConfirm={send}
      onCancel={close}
      onDismiss={onClose}
      loading={fetching}
    >
      <Stack gap={12}>
        <p>{t('refundRequest.text')}</p>
        <DraftNotice draft={draft} />
        <Textarea
          label={t('refundRequest.reason')}
          required
          value={reason}
          error={fieldError ? t([fieldError.key, 'invalid.text']) : undefined}
          onChange={(event) => draft.change({ reason: event.currentTarget.value })}
        />
        <FailureNotice failure={fieldError ? null : failure} />
      </Stack>
    </ConfirmDialog>
  );
}
