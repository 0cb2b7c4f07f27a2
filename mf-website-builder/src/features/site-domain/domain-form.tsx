import { websiteDomainInput } from '@meowtale/contracts/inputs/catalog/site-domain';
import { Button, Notice, Stack, TextInput } from '@meowtale/ui';
import { FailureNotice, fieldErrors, toAppError, useHost } from '@meowtale/web-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { SET_DOMAIN } from './documents.ts';

/** Renders the field for a domain, typed or pasted. It needs PRO: without it the plans are shown. */
export function DomainForm({ onGiven }: { onGiven(): void }) {
  const { t } = useTranslation();
  const { openPopup } = useHost();
  const [domain, setDomain] = useState('');
  const [sent, setSent] = useState(false);
  const [{ fetching, error }, give] = useMutation(SET_DOMAIN);
  const parsed = websiteDomainInput.safeParse({ domain });
  const failure = error ? toAppError(error) : null;
  const needsPlan = failure?.code === 'plan/required';
  const fieldError = fieldErrors(failure).get('domain');
  const fault = fieldError?.key ?? (sent && !parsed.success ? parsed.error.issues[0]?.message : undefined);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (!parsed.success) return;
    const answer = await give({ domain });
    if (answer.data && !answer.error) onGiven();
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={12}>
        <TextInput
          label={t('domain.label')}
          description={t('domain.text')}
          placeholder="www.example.com"
          value={domain}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setDomain(event.currentTarget.value)}
          error={fault ? t([fault, 'invalid.text']) : undefined}
        />
        {needsPlan ? (
          <Notice tone="warning" live actions={<Button onClick={() => void openPopup('store.plans', {})}>{t('domain.plans')}</Button>}>
            {t('domain.needsPro')}
          </Notice>
        ) : (
          <FailureNotice failure={fieldError ? null : failure} />
        )}
        <div>
          <Button type="submit" loading={fetching}>
            {t('domain.use')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
