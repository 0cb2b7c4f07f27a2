import { newWebsiteName, WEBSITE_NAME_MAX } from '@meowtale/contracts/inputs/catalog/site';
import { Button, Notice, Stack, Text, TextInput } from '@meowtale/ui';
import { FailureNotice, fieldErrors, toAppError, useHost } from '@meowtale/web-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { RENAME_SITE, type Site } from './documents.ts';
import styles from './site-editor.module.css';

interface RenameFormProps {
  site: { uuid: string; revision: number; name: string };
  /** Nothing is unsaved. */
  settled: boolean;
  onRenamed(site: Site): void;
}

/** Renders the form that renames the site, and so changes its address. It needs PRO: without it the plans are shown. */
export function RenameForm({ site, settled, onRenamed }: RenameFormProps) {
  const { t } = useTranslation();
  const { addresses, notify, openPopup } = useHost();
  const [name, setName] = useState(site.name);
  const [{ fetching, error }, rename] = useMutation(RENAME_SITE);
  const parsed = newWebsiteName.safeParse(name);
  const failure = error ? toAppError(error) : null;
  const needsPlan = failure?.code === 'plan/required';
  const fieldError = fieldErrors(failure).get('name');
  const fault = fieldError?.key ?? (parsed.success || name === site.name ? undefined : parsed.error.issues[0]?.message);
  const changed = parsed.success && parsed.data !== site.name;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!changed || !settled) return;
    const { uuid, revision } = site;
    const answer = await rename({ uuid, revision, name: parsed.data });
    if (!answer.data?.setWebsiteMain || answer.error) return;
    notify(t('address.changed'), 'success');
    onRenamed(answer.data.setWebsiteMain);
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={8}>
        <div className={styles.address}>
          <TextInput
            label={t('address.label')}
            description={t('address.text')}
            value={name}
            maxLength={WEBSITE_NAME_MAX}
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
            error={fault ? t([fault, 'invalid.text']) : undefined}
          />
          <Button type="submit" disabled={!changed || !settled} loading={fetching}>
            {t('address.change')}
          </Button>
        </div>
        {parsed.success ? (
          <Text size="small" tone="muted">
            {addresses.sites.replace('{name}', parsed.data)}
          </Text>
        ) : null}
        {needsPlan ? (
          <Notice tone="warning" live actions={<Button onClick={() => void openPopup('store.plans', {})}>{t('domain.plans')}</Button>}>
            {t('address.needsPro')}
          </Notice>
        ) : (
          <FailureNotice failure={fieldError ? null : failure} />
        )}
      </Stack>
    </form>
  );
}
