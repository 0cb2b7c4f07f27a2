import { PASSWORD_MIN } from '@meowtale/contracts/inputs/catalog/people';
import { Button, Notice, PasswordInput, Skeleton, Stack, Text } from '@meowtale/ui';
import { Link, paths, usePerson } from '@meowtale/web-kit';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../app/shell.ts';
import { errorText } from '../errors/error-text.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { useResetPassword } from './use-reset-password.ts';

function Done() {
  const { t } = useTranslation();
  const { host } = useShell();
  const person = usePerson();
  return (
    <>
      <Notice tone="success" live>
        {t('resetPassword.done')}
      </Notice>
      <div>
        {person ? (
          <Button variant="primary" component={Link} to={paths.home()}>
            {t('notFound.home')}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => void host.session.signIn()}>
            {t('account.signIn')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Renders the form for a new password, for the link of the mail; for a used link it offers another. */
export function ResetPasswordForm({ code: mailed }: { code: string }) {
  const { t } = useTranslation();
  const { step, email, code, field, busy, submit } = useResetPassword(mailed);
  const id = useId();
  if (step === 'reading') return <Skeleton lines={4} />;
  if (step === 'done') return <Done />;
  const notice = code ? (
    <Notice tone="danger" live>
      {errorText({ code }, t)}
    </Notice>
  ) : null;
  if (step === 'spent') {
    return (
      <>
        {notice}
        <ForgotPasswordForm email={email ?? ''} untitled />
      </>
    );
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(new FormData(event.currentTarget));
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap={16}>
        {notice}
        {email ? <Text>{t('resetPassword.whose', { email })}</Text> : null}
        {/* Tells a password manager whose password it stores. */}
        <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordInput
          id={`${id}-password`}
          name="password"
          autoComplete="new-password"
          required
          label={t('resetPassword.password')}
          description={t('signUp.passwordHint', { min: PASSWORD_MIN })}
          error={field ? t(field, { min: PASSWORD_MIN }) : undefined}
          showLabel={t('signIn.showPassword')}
          hideLabelText={t('signIn.hidePassword')}
        />
        <Button component="button" type="submit" variant="primary" size="large" fullWidth loading={busy}>
          {t('resetPassword.submit')}
        </Button>
      </Stack>
    </form>
  );
}
