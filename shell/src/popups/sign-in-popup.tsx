import { Modal, Skeleton, Stack, Text } from '@meowtale/ui';
import type { PopupProps } from '@meowtale/web-kit';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazySignInForm } from '../session/lazy-sign-in-form.ts';
import type { OnSignedIn, SignInMode } from '../session/use-sign-in.ts';
import { useTellToVerify } from '../session/use-tell-to-verify.tsx';

/** Renders sign-in as a popup: resolves to true once the person is signed in. */
export function SignInPopup({ input, close }: PopupProps<{ mode?: SignInMode; reason?: string }, boolean>) {
  const { t } = useTranslation();
  const [mode, setMode] = useState<SignInMode>(input.mode ?? 'sign-in');
  const tellToVerify = useTellToVerify();
  const finish: OnSignedIn = (isMailSent) => {
    tellToVerify(isMailSent);
    close(true);
  };
  return (
    <Modal
      open
      onClose={() => close(false)}
      title={t(mode === 'sign-in' ? 'signIn.title' : 'signUp.title')}
      closeLabel={t('common.close')}
      size="small"
    >
      <Stack gap={16}>
        {input.reason ? (
          <Text tone="muted" dir="auto">
            {input.reason}
          </Text>
        ) : null}
        <Suspense fallback={<Skeleton lines={4} />}>
          <LazySignInForm key={mode} mode={mode} onMode={setMode} onDone={finish} />
        </Suspense>
      </Stack>
    </Modal>
  );
}
