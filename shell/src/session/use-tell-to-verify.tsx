import { Button, dismissToast, notify, Stack } from '@meowtale/ui';
import { Link, useHost, useVerifyEmailPath } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { OnSignedIn } from './use-sign-in.ts';

/** Longer than other messages: it is two sentences, and shown once. */
const SHOWN_MS = 20_000;

/** Returns a function that shows, after a sign-up, whether the mail was sent, and what the verified address is needed for. */
export function useTellToVerify(): OnSignedIn {
  const { session } = useHost();
  return (isMailSent) => {
    const state = session.get();
    if (isMailSent === null || state.status !== 'signed-in' || state.person.emailVerified) return;
    const id = notify({
      message: <ToVerify email={state.person.email} isMailSent={isMailSent} onOpen={() => dismissToast(id)} />,
      durationMs: SHOWN_MS,
    });
  };
}

function ToVerify({ email, isMailSent, onOpen }: { email: string; isMailSent: boolean; onOpen(): void }) {
  const { t } = useTranslation();
  const path = useVerifyEmailPath();
  return (
    <Stack gap={8}>
      <span>{t(isMailSent ? 'signUp.verify' : 'signUp.verifyUnsent', { email })}</span>
      <div>
        <Button size="small" component={Link} to={path} onClick={onOpen}>
          {t('error.verifyEmail')}
        </Button>
      </div>
    </Stack>
  );
}
