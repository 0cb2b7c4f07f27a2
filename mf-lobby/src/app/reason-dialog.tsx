import { STAFF_REASON_MAX } from '@meowtale/contracts/inputs/catalog/override';
import { Button, Modal, Stack, Textarea } from '@meowtale/ui';
import type { AppError } from '@meowtale/web-kit';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNotice } from './refusal-notice.tsx';

interface ReasonDialogProps {
  title: string;
  /** Who reads the reason. */
  hint: string;
  confirmLabel: string;
  danger?: boolean;
  acting: boolean;
  failure: AppError | null;
  /** What else is asked. */
  children?: ReactNode;
  onConfirm(reason: string): void;
  onCancel(): void;
}

/** The second step of a deed that needs a reason: nothing happens before one is written. */
export function ReasonDialog({ title, hint, confirmLabel, danger, acting, failure, children, onConfirm, onCancel }: ReasonDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const form = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!acting && reason.trim() !== '') onConfirm(reason.trim());
  }
  return (
    <Modal
      open
      title={title}
      closeLabel={t('popup.close')}
      dismissible={!acting}
      onClose={onCancel}
      footer={
        <>
          <Button variant="ghost" disabled={acting} onClick={onCancel}>
            {t('popup.cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} type="submit" form={form} loading={acting}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={16}>
          <RefusalNotice failure={failure} />
          {children}
          <Textarea
            label={t('staff.reason')}
            description={hint}
            required
            rows={3}
            maxLength={STAFF_REASON_MAX}
            value={reason}
            error={asked && reason.trim() === '' ? t('invalid.empty') : undefined}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Stack>
      </form>
    </Modal>
  );
}
