import { STORY_FORMATS, type StoryFormat } from '@meowtale/story/formats';
import { Button, Checkbox, Modal, Notice, ProgressBar, RadioGroup, Stack, Text } from '@meowtale/ui';
import { FailureNotice, formatNumber, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedDramas, LossesByDrama } from './results-by-drama.tsx';
import { saveFile } from './save-file.ts';
import { type ExportingAll, useExportAll } from './use-export-all.ts';

const nameOfArchive = (): string => `meowtale-dramas-${new Date().toISOString().slice(0, 10)}.zip`;

/** Renders the export of all the person's dramas as one zip: each is converted, then what is lost is shown, and then the zip is saved. */
export function ExportAllPopup({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const { state, start, retry, reset } = useExportAll();
  const [format, setFormat] = useState<StoryFormat>('json');
  const [withArchived, setWithArchived] = useState(true);
  const busy = state.step === 'listing' || state.step === 'running';
  const ready = state.step === 'ready' && state.count > 0 ? state : null;
  const name = nameOfArchive();

  function save() {
    if (!ready) {
      void start(format, withArchived);
      return;
    }
    saveFile(ready.file, name);
    notify(t('exportAll.saved', { count: ready.count }), 'success');
    // Those that failed can still be retried.
    if (ready.failed.length === 0) onClose();
  }
  return (
    <Modal
      open
      title={t('exportAll.title')}
      closeLabel={t('transfer.close')}
      dismissible={!busy}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={busy ? reset : onClose}>
            {t('transfer.cancel')}
          </Button>
          <Button variant="primary" loading={busy} onClick={save}>
            {ready ? t('transfer.save', { name }) : t('exportAll.start')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <RadioGroup
          label={t('transfer.format')}
          disabled={busy}
          options={STORY_FORMATS.map((each) => ({ value: each, label: t(`transfer.formats.${each}`) }))}
          value={format}
          onChange={(next) => {
            setFormat(next as StoryFormat);
            reset();
          }}
        />
        {format === 'json' ? null : (
          <Text size="small" tone="muted">
            {t('exportAll.sourceLanguage')}
          </Text>
        )}
        <Checkbox
          label={t('exportAll.withArchived')}
          disabled={busy}
          checked={withArchived}
          onChange={({ currentTarget }) => {
            setWithArchived(currentTarget.checked);
            reset();
          }}
        />
        <State state={state} onRetry={retry} />
      </Stack>
    </Modal>
  );
}

/** Renders how far the export is, or its result. */
function State({ state, onRetry }: { state: ExportingAll; onRetry: ReturnType<typeof useExportAll>['retry'] }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  if (state.step === 'listing') return <ProgressBar value={null} label={t('list.loading')} />;
  if (state.step === 'failed') return <FailureNotice failure={state.error} />;
  if (state.step === 'running') {
    const [done, total] = [formatNumber(state.done, locale), formatNumber(state.total, locale)];
    return <ProgressBar value={Math.floor((100 * state.done) / state.total)} label={t('exportAll.progress', { done, total })} />;
  }
  if (state.step !== 'ready') return null;
  const { count, failed, losses } = state;
  return (
    <>
      {failed.length > 0 ? (
        <FailedDramas title={t('exportAll.failed', { count: failed.length })} failed={failed} onRetry={() => onRetry(failed)} />
      ) : null}
      {count === 0 && failed.length === 0 ? <Notice live>{t('exportAll.none')}</Notice> : null}
      {count > 0 ? (
        <Notice tone="success" live title={t('exportAll.ready', { count })}>
          {losses.length === 0 ? t('transfer.nothingLost') : null}
        </Notice>
      ) : null}
      {losses.length > 0 ? <LossesByDrama losses={losses} /> : null}
    </>
  );
}
