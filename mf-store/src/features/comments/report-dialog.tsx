import { COMMENT_REPORT_MEMO_MAX, COMMENT_REPORT_REASONS, type FieldError } from '@meowtale/contracts';
import { ConfirmDialog, RadioGroup, Stack, Textarea } from '@meowtale/ui';
import { type AppError, DraftNotice, FailureNotice, fieldErrors, toAppError, useDraft, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { type CommentOrReply, REPORT_COMMENT } from './documents.ts';
import { limitSentence } from './limit-sentence.ts';

type Faults = ReadonlyMap<string, Pick<FieldError, 'key' | 'params'>>;

/** Renders the form that reports a comment to staff with a reason. */
export function ReportDialog({ comment, onClose }: { comment: CommentOrReply; onClose(): void }) {
  const { t } = useTranslation();
  const { locale, notify } = useHost();
  const [{ fetching }, report] = useMutation(REPORT_COMMENT);
  const draft = useDraft({ of: `report.${comment.uuid}`, saved: { reason: '', memo: '' } });
  const { memo } = draft.value;
  const reason = COMMENT_REPORT_REASONS.find((known) => known === draft.value.reason) ?? null;
  const [faults, setFaults] = useState<Faults>(new Map());
  const [failure, setFailure] = useState<AppError | null>(null);

  function close() {
    draft.settle();
    onClose();
  }
  async function send() {
    setFailure(null);
    if (!reason) return setFaults(new Map([['reason', { key: 'comments.reportChoose' }]]));
    if (reason === 'other' && memo.trim() === '') return setFaults(new Map([['memo', { key: 'invalid.empty' }]]));
    setFaults(new Map());
    const { error } = await report({ uuid: comment.uuid, reason, memo: memo.trim() });
    if (!error) {
      notify(t('comments.reported'), 'success');
      return close();
    }
    const fieldFaults = fieldErrors(toAppError(error));
    setFaults(fieldFaults);
    if (!fieldFaults.has('reason') && !fieldFaults.has('memo')) setFailure(toAppError(error));
  }
  const errorOf = (field: string) => {
    const fault = faults.get(field);
    return fault ? limitSentence(t, locale, fault) : undefined;
  };
  return (
    <ConfirmDialog
      open
      title={t('comments.reportNamed', { name: comment.user.nickname })}
      confirmLabel={t('comments.reportSend')}
      cancelLabel={t('bill.cancel')}
      loading={fetching}
      onConfirm={() => void send()}
      onCancel={close}
      onDismiss={onClose}
    >
      <Stack gap={16}>
        <FailureNotice failure={failure} />
        <DraftNotice draft={draft} />
        <RadioGroup
          label={t('comments.reportWhy')}
          required
          options={COMMENT_REPORT_REASONS.map((value) => ({ value, label: t(`comments.reason.${value}`) }))}
          value={reason}
          error={errorOf('reason')}
          onChange={(value) => draft.change({ reason: value, memo })}
        />
        <Textarea
          label={t('comments.reportMemo')}
          required={reason === 'other'}
          rows={3}
          maxLength={COMMENT_REPORT_MEMO_MAX}
          value={memo}
          error={errorOf('memo')}
          onChange={(event) => draft.change({ reason: reason ?? '', memo: event.currentTarget.value })}
        />
      </Stack>
    </ConfirmDialog>
  );
}
