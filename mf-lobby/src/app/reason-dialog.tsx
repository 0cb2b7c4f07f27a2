import { STAFF_REASON_MAX } from '@meowtale/contracts/inputs/catalog/override';
import { Button, Modal, Stack, Text, Textarea } from '@meowtale/ui';
import { type AppError, DraftNotice, useDraft } from '@meowtale/web-kit';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNotice } from './refusal-notice.tsx';
import { useCounter } from './use-counter.ts';

interface ReasonDialogProps {
  title: string;
  /** The action and the UUID of what it concerns: under this name the reason is stored in this browser until it was sent. */
  draftOf: string;
  /** Who will read the reason. */
  hint: string;
  confirmLabel: string;
  danger?: boolean;
  acting: boolean;
  failure: AppError | null;
  /** The person's address: two people may have the same name. */
  about?: string;
  /** Further fields; a function gets whether confirming was tried while they were incomplete. */
  children?: ReactNode | ((isSubmitted: boolean) => ReactNode);
  /** Whether the further fields are complete. */
  ready?: boolean;
  /** Resolves to whether the action succeeded. */
  onConfirm(reason: string): Promise<boolean>;
  onCancel(): void;
}

/**
 * Renders the second step of an action that needs a reason: it is confirmed only with a reason and complete fields. The reason is stored until
 * the action succeeded or is cancelled; closing the dialog otherwise may be an accident.
 */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, draftOf, hint, confirmLabel, danger, acting, failure, about, children, ready = true, onConfirm, onCancel } = props;
  const { t } = useTranslation();
  const counter = useCounter();
  const draft = useDraft({ of: `reason.${draftOf}`, saved: { reason: '' } });
  const { reason } = draft.value;
  const [isSubmitted, setIsSubmitted] = useState(false);
  const form = useId();

  function cancel() {
    draft.settle();
    onCancel();
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsSubmitted(true);
    if (acting || !ready || !event.currentTarget.checkValidity() || reason.trim() === '') return;
    if (await onConfirm(reason.trim())) draft.settle();
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
          <Button variant="ghost" disabled={acting} onClick={cancel}>
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
          <DraftNotice draft={draft} />
          {about ? <Text tone="muted">{about}</Text> : null}
          {typeof children === 'function' ? children(isSubmitted) : children}
          <Textarea
            label={t('staff.reason')}
            description={hint}
            required
            rows={3}
            maxLength={STAFF_REASON_MAX}
            counter={counter(reason, STAFF_REASON_MAX)}
            value={reason}
            error={isSubmitted && reason.trim() === '' ? t('invalid.empty') : undefined}
            onChange={(event) => draft.change({ reason: event.currentTarget.value })}
          />
        </Stack>
      </form>
    </Modal>
  );
}
