import { Button, Group, IconDownload, ProgressBar, Section, Stack, Text } from '@meowtale/ui';
import { type AppError, FailureNotice, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EXPORT_STEPS, gatherExport } from './gather-export.ts';
import { ProvePopup } from './prove-popup.tsx';

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Renders the download of all stored data, assembled in the person's browser and stored nowhere else. */
export function ExportSection() {
  const { t } = useTranslation();
  const { urql, notify } = useHost();
  const [done, setDone] = useState<number | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [proving, setProving] = useState(false);

  async function gather() {
    setFailure(null);
    setDone(0);
    try {
      save(await gatherExport(urql, setDone), `meowtale-${new Date().toISOString().slice(0, 10)}.json`);
      notify(t('export.done'), 'success');
    } catch (error) {
      const failure = error as AppError;
      if (failure.code === 'auth/recent') setProving(true);
      else setFailure(failure);
    } finally {
      setDone(null);
    }
  }
  return (
    <Section title={t('export.title')}>
      <Stack gap={16}>
        <Text tone="muted">{t('export.words')}</Text>
        <FailureNotice failure={failure} onRetry={gather} />
        {done === null ? null : <ProgressBar label={t('export.gathering')} value={Math.round((done / EXPORT_STEPS) * 100)} />}
        <Group>
          <Button leftIcon={<IconDownload size={18} aria-hidden="true" />} loading={done !== null} onClick={gather}>
            {t('export.start')}
          </Button>
        </Group>
        {proving ? (
          <ProvePopup
            onClose={() => setProving(false)}
            onProven={() => {
              setProving(false);
              void gather();
            }}
          />
        ) : null}
      </Stack>
    </Section>
  );
}
