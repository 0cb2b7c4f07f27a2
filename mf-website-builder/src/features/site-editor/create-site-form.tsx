import { addWebsiteMainInput } from '@meowtale/contracts/inputs/catalog/site';
import { Button, Stack, Text, TextInput } from '@meowtale/ui';
import { FailureNotice, fieldErrors, toAppError } from '@meowtale/web-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import styles from './create-site-form.module.css';
import { ADD_SITE } from './documents.ts';

interface CreateSiteFormProps {
  addressOf(name: string): string;
  onCreated(): void;
}

/** Renders the form that names a site. The name is its address, which is shown while typing. */
export function CreateSiteForm({ addressOf, onCreated }: CreateSiteFormProps) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [sent, setSent] = useState(false);
  const [{ fetching, error }, add] = useMutation(ADD_SITE);
  const parsed = addWebsiteMainInput.safeParse({ name });
  const failure = error ? toAppError(error) : null;
  const fieldError = fieldErrors(failure).get('name');
  const fault = fieldError?.key ?? (sent && !parsed.success ? parsed.error.issues[0]?.message : undefined);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (!parsed.success) return;
    const answer = await add(parsed.data);
    if (answer.data && !answer.error) onCreated();
  }

  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <Stack gap={12}>
        <TextInput
          label={t('create.name')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={fault ? t([fault, 'invalid.text']) : undefined}
          required
          autoComplete="off"
        />
        {parsed.success ? (
          <Text size="small" tone="muted">
            {addressOf(parsed.data.name)}
          </Text>
        ) : null}
        <FailureNotice failure={fieldError ? null : failure} />
        <Button type="submit" variant="primary" loading={fetching}>
          {t('create.submit')}
        </Button>
      </Stack>
    </form>
  );
}
