import { Button, Card, Group, Notice, Page, Stack, Text, Title } from '@meowtale/ui';
import { Link, paths, toAppError, useLocation, usePerson } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { useShell } from '../app/shell.ts';
import { errorText } from '../errors/error-text.ts';
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

/** Renders buttons that send the verification mail again, and that check whether its link was opened. */
function Ask() {
  const { t } = useTranslation();
  const { plan, session, host } = useShell();
  const person = usePerson();
  const [{ fetching }, send] = useMutation(SendVerificationDocument);
  async function again() {
    const { error } = await send({ lang: plan.locale });
    if (error) host.showError(toAppError(error));
    else host.notify(t('verifyEmail.sent'), 'success');
  }
  async function check() {
    const user = (await session.identity()).current();
    await user?.reload();
    await user?.getIdToken(true);
    await session.refresh();
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
      <Group gap={12}>
        <Button variant="primary" onClick={() => void check()}>
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

function Verification() {
  const { t } = useTranslation();
  const code = useMailedCode();
  const verified = usePerson()?.emailVerified || code === 'verified';
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
