import { NICKNAME_MAX } from '@meowtale/contracts/inputs/catalog/nickname';
import { PASSWORD_MIN } from '@meowtale/contracts/inputs/catalog/people';
import { Button, Group, Notice, PasswordInput, Stack, Text, TextInput } from '@meowtale/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../errors/error-text.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { offersRegistration } from './sign-in-error.ts';
import styles from './sign-in-form.module.css';
import { type OnSignedIn, type SignInMode, useSignIn } from './use-sign-in.ts';

interface SignInFormProps {
  mode: SignInMode;
  onMode: (mode: SignInMode) => void;
  /** Called once the person is known, and saving a new one's name was tried; pages that subscribe to the person don't need it. */
  onDone?: OnSignedIn;
}

function RefusalNotice({ code, onRegister }: { code: string; onRegister: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice tone="danger" live>
      {errorText({ code }, t)}{' '}
      {offersRegistration(code) ? (
        <Button variant="ghost" size="small" onClick={onRegister}>
          {t('signIn.register')}
        </Button>
      ) : null}
    </Notice>
  );
}

export function SignInForm({ mode, onMode, onDone }: SignInFormProps) {
  const { t } = useTranslation();
  const { busy, fault, submit } = useSignIn(mode, onDone);
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [forgotten, setForgotten] = useState(false);
  const id = useId();
  const signUp = mode === 'sign-up';
  const fieldError = (field: string) => (fault.fields[field] ? t(fault.fields[field], { min: PASSWORD_MIN }) : undefined);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(new FormData(event.currentTarget));
  }
  function forget() {
    setEmail(String(new FormData(form.current ?? undefined).get('email') ?? ''));
    setForgotten(true);
  }
  if (forgotten) return <ForgotPasswordForm email={email} onBack={() => setForgotten(false)} />;
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <Stack gap={16}>
        {fault.code ? <RefusalNotice code={fault.code} onRegister={() => onMode('sign-up')} /> : null}
        {signUp ? (
          <TextInput
            id={`${id}-nickname`}
            name="nickname"
            autoComplete="nickname"
            required
            maxLength={NICKNAME_MAX}
            label={t('signUp.nickname')}
            description={t('signUp.nicknameHint')}
            error={fieldError('nickname')}
          />
        ) : null}
        <TextInput
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          defaultValue={email}
          label={t('signIn.email')}
          error={fieldError('email')}
        />
        <PasswordInput
          id={`${id}-password`}
          name="password"
          autoComplete={signUp ? 'new-password' : 'current-password'}
          required
          label={t('signIn.password')}
          description={signUp ? t('signUp.passwordHint', { min: PASSWORD_MIN }) : undefined}
          error={fieldError('password')}
          showLabel={t('signIn.showPassword')}
          hideLabelText={t('signIn.hidePassword')}
        />
        {signUp ? null : (
          <div>
            <Button variant="ghost" size="small" className={styles.forget} onClick={forget}>
              {t('forgotPassword.title')}
            </Button>
          </div>
        )}
        <Button component="button" type="submit" variant="primary" size="large" fullWidth loading={busy}>
          {t(signUp ? 'signUp.submit' : 'signIn.submit')}
        </Button>
        <Group gap={8} justify="center">
          <Text as="span" size="small" tone="muted">
            {t(signUp ? 'signUp.haveAccount' : 'signIn.noAccount')}
          </Text>
          <Button variant="soft" size="small" onClick={() => onMode(signUp ? 'sign-in' : 'sign-up')}>
            {t(signUp ? 'signIn.submit' : 'signUp.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
