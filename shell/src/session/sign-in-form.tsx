import { NICKNAME_MAX } from '@meowtale/contracts/inputs/catalog/nickname';
import { PASSWORD_MIN, signInInput, signUpInput } from '@meowtale/contracts/inputs/catalog/people';
import { Button, Group, Notice, PasswordInput, Stack, Text, TextInput } from '@meowtale/ui';
import { toAppError } from '@meowtale/web-kit';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useShell } from '../app/shell.ts';
import { errorText } from '../errors/error-text.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { SendVerificationDocument, SetNicknameDocument } from './me.ts';
import { offersRegistration, signInErrorCode } from './sign-in-error.ts';

export type SignInMode = 'sign-in' | 'sign-up';

interface SignInFormProps {
  mode: SignInMode;
  onMode: (mode: SignInMode) => void;
  /** Called once the person is known, and the name of a new one is saved; pages that subscribe to the person don't need it. */
  onDone?: () => void;
}

type SignUp = z.output<typeof signUpInput>;

interface Fault {
  code: string | null;
  fields: Readonly<Record<string, string>>;
}

const NO_FAULT: Fault = { code: null, fields: {} };

/** Signs a person in or up, and holds the error to show. */
function useSignIn(mode: SignInMode, onDone?: () => void) {
  const { session, clients, plan, errors } = useShell();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>(NO_FAULT);
  async function submit(form: FormData): Promise<void> {
    const checked = (mode === 'sign-in' ? signInInput : signUpInput).safeParse(Object.fromEntries(form));
    if (!checked.success) {
      const fields = Object.fromEntries(checked.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
      return setFault({ code: null, fields });
    }
    setBusy(true);
    setFault(NO_FAULT);
    try {
      const identity = await session.identity();
      const { email, password } = checked.data;
      const user = await (mode === 'sign-in' ? identity.signIn(email, password) : identity.signUp(email, password));
      await session.enter(user);
      const { nickname } = checked.data as Partial<SignUp>;
      if (nickname !== undefined) await welcome(nickname);
      onDone?.();
    } catch (error) {
      setFault({ code: signInErrorCode(error), fields: {} });
    } finally {
      setBusy(false);
    }
  }
  /**
   * Saves the name of a new account and sends its mail. If either fails the account exists all the same, and both can be repeated; a name
   * that is taken is shown.
   */
  async function welcome(nickname: string): Promise<void> {
    const { client } = clients.getState();
    const { error } = await client.mutation(SetNicknameDocument, { nickname }).toPromise();
    const refusal = error && toAppError(error);
    if (refusal?.code === 'input/invalid') errors.getState().show(refusal);
    await client.mutation(SendVerificationDocument, { lang: plan.locale }).toPromise();
    await session.refresh();
  }
  return { busy, fault, submit };
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
            <Button variant="ghost" size="small" onClick={forget}>
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
