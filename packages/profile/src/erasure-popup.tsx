import { Button, Modal, Notice, Stack, TextInput } from '@meowtale/ui';
import { type AppError, fieldErrors, toAppError, useHost } from '@meowtale/web-kit';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { addErasure, TOUCHES_ERASURE } from './account-documents.ts';
import { PasswordField } from './password-field.tsx';
import { ReasonList } from './reason-list.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

/** Returns the obstacles of a request that was rejected at once. */
const reasonsIn = (failure: AppError | null): string[] => (failure?.data as { reasons?: string[] } | undefined)?.reasons ?? [];

/** Renders the popup that asks for the address and the password before an account is erased. */
export function ErasurePopup({ email, onClose }: { email: string; onClose(): void }) {
  const { t } = useTranslation();
  const { session } = useHost();
  const form = useId();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [, add] = useMutation(addErasure);
  const isSame = typed.trim().toLowerCase() === email.toLowerCase();
  const reasons = reasonsIn(failure);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsSubmitted(true);
    if (busy || !isSame || password === '') return;
    setBusy(true);
    const unproven = session.own ? await session.own.prove(password) : { code: 'auth/recent' };
    const answer = unproven ? null : await add({ email: typed.trim() }, TOUCHES_ERASURE);
    setBusy(false);
    setFailure(unproven ?? (answer?.error ? toAppError(answer.error) : null));
    if (answer?.data) onClose();
  }
  const fault = fieldErrors(failure).has('email') || (isSubmitted && !isSame) ? t('invalid.other-address') : undefined;
  return (
    <Modal
      open
      onClose={onClose}
      dismissible={!busy}
      title={t('erasure.ask')}
      closeLabel={t('popup.close')}
      footer={
        <>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            {t('popup.cancel')}
          </Button>
          <Button variant="danger" type="submit" form={form} loading={busy}>
            {t('erasure.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={16}>
          <Notice tone="warning">{t('erasure.given')}</Notice>
          {reasons.length > 0 ? <ReasonList reasons={reasons} /> : <RefusalNotice failure={fault ? null : failure} />}
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            label={t('erasure.email')}
            description={email}
            required
            data-autofocus
            value={typed}
            error={fault}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <PasswordField value={password} error={isSubmitted && password === '' ? t('invalid.empty') : undefined} onChange={setPassword} />
        </Stack>
      </form>
    </Modal>
  );
}
