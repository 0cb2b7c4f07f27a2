import { Button, Card, Group, Notice, Page, Stack, Text, Title } from '@meowtale/ui';
import { Link, paths, toAppError, useLocation, usePerson } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { useShell } from '../app/shell.ts';
import { errorText } from '../errors/error-text.ts';
import { mailedReturnUrl, returnUrlOf } from '../return-url.ts';
import { SendVerificationDocument } from '../session/me.ts';
import { signInErrorCode } from '../session/sign-in-error.ts';

type CodeState = 'none' | 'checking' | 'verified' | { code: string };

/** Verifies the address when the link of the mail contains its code; then reloads the person. */
function useMailedCode(): CodeState {
  const { session } = useShell();
  const code = new URLSearchParams(useLocation().search).get('oobCode');
  const [state, setState] = useState<CodeState>(code ? 'checking' : 'none');
  useEffect(() => {
    if (!code) return;
    async function prove(mailed: string) {
      const identity = await session.identity();
      await identity.applyCode(mailed);
      const user = identity.current();
      await user?.reload();
      await user?.getIdToken(true);
      await session.refresh();
    }
    prove(code).then(
      () => setState('verified'),
      (error: unknown) => setState({ code: signInErrorCode(error) }),
    );
  }, [code, session]);
  return state;
}

/** Reads again whether the address is verified, and holds what came of it. */
function useCheck() {
  const { session, host } = useShell();
  const [busy, setBusy] = useState(false);
  const [unverified, setUnverified] = useState(false);
  async function check() {
    setBusy(true);
    setUnverified(false);
    const error = (await session.own?.renew()) ?? null;
    setBusy(false);
    if (error) return host.showError(error);
    const state = session.get();
    setUnverified(state.status === 'signed-in' && !state.person.emailVerified);
  }
  return { busy, unverified, check };
}

/** Renders buttons that send the verification mail again, and that check whether its link was opened. */
function Ask() {
  const { t } = useTranslation();
  const { plan, host } = useShell();
  const person = usePerson();
  const { busy, unverified, check } = useCheck();
  const [{ fetching }, send] = useMutation(SendVerificationDocument);
  const here = useLocation();
  async function again() {
    const { error } = await send({ lang: plan.locale, returnUrl: mailedReturnUrl(here.search, location.origin) || returnUrlOf(here) });
    if (error) host.showError(toAppError(error));
    else host.notify(t('verifyEmail.sent'), 'success');
  }
  if (!person)
    return (
      <>
        <Text>{t('access.signInText')}</Text>
        <div>
          <Button variant="primary" onClick={() => void host.session.signIn()}>
            {t('account.signIn')}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <Text>{t('verifyEmail.text', { email: person.email })}</Text>
      {unverified ? (
        <Notice tone="warning" live>
          {t('verifyEmail.notYet')}
        </Notice>
      ) : null}
      <Group gap={12}>
        <Button variant="primary" loading={busy} onClick={() => void check()}>
          {t('verifyEmail.check')}
        </Button>
        <Button loading={fetching} onClick={() => void again()}>
          {t('verifyEmail.again')}
        </Button>
      </Group>
    </>
  );
}

/**
 * Renders the page of the verification mail. All mails of the identity service share one address, so it redirects those for a forgotten
 * password.
 */
export function VerifyEmailPage() {
  const { navigation } = useShell();
  const { search } = useLocation();
  const elsewhere = new URLSearchParams(search).get('mode') === 'resetPassword';
  useEffect(() => {
    if (elsewhere) navigation.replace(`/reset-password${search}`);
  }, [elsewhere, navigation, search]);
  return elsewhere ? null : <Verification />;
}

/** Leads back to the page whose link led here, once the address is verified. */
function useWayBack(verified: boolean): void {
  const { t } = useTranslation();
  const { navigation, host } = useShell();
  const { search } = useLocation();
  useEffect(() => {
    const returnUrl = verified ? mailedReturnUrl(search, location.origin) : '';
    if (returnUrl === '') return;
    host.notify(t('verifyEmail.done'), 'success');
    navigation.replace(returnUrl);
  }, [verified, search, navigation, host, t]);
}

function Verification() {
  const code = useMailedCode();
  const { t } = useTranslation();
  const verified = usePerson()?.emailVerified || code === 'verified';
  useWayBack(verified);
  return (
    <Page width="narrow">
      <Card raised>
        <Stack gap={16}>
          <Title level={1} size={34}>
            {t('verifyEmail.title')}
          </Title>
          {typeof code === 'object' ? <Notice tone="danger">{errorText(code, t)}</Notice> : null}
          {verified ? (
            <>
              <Text>{t('verifyEmail.done')}</Text>
              <div>
                <Button variant="primary" component={Link} to={paths.home()}>
                  {t('notFound.home')}
                </Button>
              </div>
            </>
          ) : (
            <Ask />
          )}
        </Stack>
      </Card>
    </Page>
  );
}
