import { MessageDialog, Stack, Text } from '@meowtale/ui';
import { type AppError, isOutdated, useVerifyEmailPath } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useShell } from '../app/shell.ts';
import { confirmError } from './confirm-error.ts';
import { errorText } from './error-text.ts';
import { useFaultSentences } from './fault-sentences.ts';

/** Renders the Error dialog (SPEC §8). */
export function ErrorDialog() {
  const { t, i18n } = useTranslation();
  const { errors, session, host } = useShell();
  const { shown, close } = useStore(errors);
  const verifyEmail = useVerifyEmailPath();
  const faults = useFaultSentences(shown?.fields, i18n.language);
  if (!shown) return null;

  function confirm(error: AppError) {
    close();
    void confirmError(error, {
      session,
      block: host.block,
      reload: () => (host.reload ? host.reload() : location.reload()),
      verifyEmail: () => host.navigation.push(verifyEmail),
    });
  }
  const unverified = shown.code === 'auth/email_verified';
  return (
    <MessageDialog
      open
      kind="error"
      title={t('error.title')}
      confirmLabel={t(isOutdated(shown) ? 'crash.reload' : unverified ? 'error.verifyEmail' : 'common.ok')}
      cancelLabel={unverified ? t('common.close') : undefined}
      onConfirm={() => confirm(shown)}
      onClose={close}
    >
      <Stack gap={8}>
        <Text>{errorText(shown, t)}</Text>
        {faults.map((fault) => (
          <Text key={fault}>{fault}</Text>
        ))}
        {shown.requestId ? (
          <Text size="small" tone="muted">
            {t('error.reference', { code: shown.code, requestId: shown.requestId })}
          </Text>
        ) : null}
      </Stack>
    </MessageDialog>
  );
}
