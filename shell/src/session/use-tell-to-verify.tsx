import { Button, dismissToast, notify, Stack } from '@meowtale/ui';
import { Link, useHost, useVerifyEmailPath } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';

/** Longer than other messages: it is two sentences, and shown once. */
const SHOWN_MS = 20_000;

/** Returns the function that says, once after a sign-up, that a mail was sent and what the verified address is needed for. */
export function useTellToVerify(): () => void {
  const { session } = useHost();
  return () => {
    const state = session.get();
    if (state.status !== 'signed-in' || state.person.emailVerified) return;
    const id = notify({
      message: <ToVerify email={state.person.email} onOpen={() => dismissToast(id)} />,
      durationMs: SHOWN_MS,
    });
  };
}

function ToVerify({ email, onOpen }: { email: string; onOpen(): void }) {
  const { t } = useTranslation();
  const path = useVerifyEmailPath();
  return (
    <Stack gap={8}>
      <span>{t('signUp.verify', { email })}</span>
      <div>
        <Button size="small" component={Link} to={path} onClick={onOpen}>
          {t('error.verifyEmail')}
        </Button>
      </div>
    </Stack>
  );
}
