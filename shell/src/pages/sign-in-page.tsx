import { Card, Page, Stack, Title } from '@meowtale/ui';
import { useLocation, useSession } from '@meowtale/web-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../app/shell.ts';
import { safeReturnUrl } from '../return-url.ts';
import { LazySignInForm } from '../session/lazy-sign-in-form.ts';
import type { SignInMode } from '../session/use-sign-in.ts';
import { useTellToVerify } from '../session/use-tell-to-verify.tsx';

/** Renders `/sign-in` and `/sign-up`; afterwards the person goes to `returnUrl`, or home. */
export function SignInPage({ mode }: { mode: SignInMode }) {
  const { t } = useTranslation();
  const { navigation } = useShell();
  const session = useSession();
  const { search } = useLocation();
  const returnUrl = safeReturnUrl(new URLSearchParams(search).get('returnUrl'), '/');
  const tellToVerify = useTellToVerify();
  const known = session.status === 'signed-in';
  useEffect(() => {
    if (known) navigation.replace(returnUrl);
  }, [known, navigation, returnUrl]);
  return (
    <Page width="narrow">
      <Card raised>
        <Stack gap={24}>
          <Title level={1} size={34}>
            {t(mode === 'sign-in' ? 'signIn.title' : 'signUp.title')}
          </Title>
          <LazySignInForm key={mode} mode={mode} onMode={(next) => navigation.replace(`/${next}${search}`)} onDone={tellToVerify} />
        </Stack>
      </Card>
    </Page>
  );
}
