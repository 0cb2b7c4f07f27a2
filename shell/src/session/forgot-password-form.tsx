import { forgotPasswordInput } from '@meowtale/contracts/inputs/catalog/people';
import { Button, Notice, Stack, Text, TextInput, Title } from '@meowtale/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languagePrefix } from '../app/navigation.ts';
import { useShell } from '../app/shell.ts';
import { errorText } from '../errors/error-text.ts';
import { signInErrorCode, tellsOfAccount } from './sign-in-error.ts';

type Outcome = { sentTo: string } | { field: string } | { code: string } | null;

/** Sends the mail; the result is the same whether the address has an account or not (TRUST 17). */
function useForgotten() {
  const { session, plan } = useShell();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  async function send(email: string): Promise<Outcome> {
    try {
      const identity = await session.identity();
      await identity.sendReset(email, plan.locale, `${plan.addresses.site}${languagePrefix(plan.locale)}/sign-in`);
    } catch (error) {
      const code = signInErrorCode(error);
      if (!tellsOfAccount(code)) return { code };
    }
    return { sentTo: email };
  }
  async function ask(form: FormData): Promise<void> {
    const checked = forgotPasswordInput.safeParse(Object.fromEntries(form));
    if (!checked.success) return setOutcome({ field: checked.error.issues[0]?.message ?? '' });
    setBusy(true);
    setOutcome(null);
    setOutcome(await send(checked.data.email));
    setBusy(false);
  }
  return { busy, outcome, ask };
}

function Answer({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation();
  if (outcome && 'sentTo' in outcome) {
    return (
      <Notice tone="success" live>
        {t('forgotPassword.sent', { email: outcome.sentTo })}
      </Notice>
    );
  }
  if (outcome && 'code' in outcome) {
    return (
      <Notice tone="danger" live>
        {errorText(outcome, t)}
      </Notice>
    );
  }
  return null;
}

interface ForgotPasswordFormProps {
  /** The address typed so far. */
  email?: string;
  /** The page's own heading names it. */
  untitled?: boolean;
  /** Goes back to the sign-in form that this one replaces. */
  onBack?: () => void;
}

/** Renders a form that sends a link for choosing a new password. */
export function ForgotPasswordForm({ email = '', untitled, onBack }: ForgotPasswordFormProps) {
  const { t } = useTranslation();
  const { busy, outcome, ask } = useForgotten();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const inPlaceOfAnother = onBack !== undefined;
  useEffect(() => {
    if (inPlaceOfAnother) field.current?.focus();
  }, [inPlaceOfAnother]);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void ask(new FormData(event.currentTarget));
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap={16}>
        {untitled ? null : (
          <Title level={2} size={22}>
            {t('forgotPassword.title')}
          </Title>
        )}
        <Text>{t('forgotPassword.text')}</Text>
        <Answer outcome={outcome} />
        <TextInput
          ref={field}
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          defaultValue={email}
          label={t('signIn.email')}
          error={outcome && 'field' in outcome ? t(outcome.field) : undefined}
        />
        <Button component="button" type="submit" variant="primary" size="large" fullWidth loading={busy}>
          {t('forgotPassword.submit')}
        </Button>
        {onBack ? (
          <Button variant="ghost" size="small" onClick={onBack}>
            {t('forgotPassword.back')}
          </Button>
        ) : null}
      </Stack>
    </form>
  );
}
