import { Button, Modal, Stack } from '@meowtale/ui';
import { type AppError, useHost } from '@meowtale/web-kit';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from './password-field.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

interface ProvePopupProps {
  onClose(): void;
  onProven(): void;
}

/** Renders the popup that asks for the password again. */
export function ProvePopup({ onClose, onProven }: ProvePopupProps) {
  const { t } = useTranslation();
  const { session } = useHost();
  const form = useId();
  const [password, setPassword] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsSubmitted(true);
    if (busy || password === '') return;
    setBusy(true);
    const error = session.own ? await session.own.prove(password) : { code: 'auth/recent' };
    setBusy(false);
    setFailure(error);
    if (!error) onProven();
  }
  return (
    <Modal
      open
      size="small"
      onClose={onClose}
      dismissible={!busy}
      title={t('prove.title')}
      closeLabel={t('popup.close')}
      footer={
        <>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            {t('popup.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form} loading={busy}>
            {t('prove.go')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={16}>
          <RefusalNotice failure={failure} />
          <PasswordField value={password} error={isSubmitted && password === '' ? t('invalid.empty') : undefined} onChange={setPassword} />
        </Stack>
      </form>
    </Modal>
  );
}
