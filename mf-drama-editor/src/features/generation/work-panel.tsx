import { Button, Group, ProgressBar, Stack, Text } from '@meowtale/ui';
import { type AppError, FailureNotice } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../drama-editor/editor-context.tsx';
import { leaveToDrafts } from './focus-drafts.ts';
import classes from './generation.module.css';
import { useGeneration, useGenerationRun } from './generation-context.tsx';
import type { Work } from './generation-store.ts';
import { StepFailure } from './step-failure.tsx';
import { useElapsed } from './use-elapsed.ts';

/** Renders the running draft with its progress and cancelling; or why it failed, with a retry. */
export function WorkPanel() {
  const work = useGeneration((state) => state.work);
  if (work.at === 'running') return <Running key={work.job} work={work} />;
  return work.at === 'failed' ? <Failed work={work} /> : null;
}

function Running({ work }: { work: Extract<Work, { at: 'running' }> }) {
  const { t } = useTranslation();
  const run = useGenerationRun();
  const time = useElapsed(work.since);
  const offline = useEditor((state) => state.save === 'offline');
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isCancelling, setCancelling] = useState(false);
  async function cancel() {
    setCancelling(true);
    setFailure(await run.cancel());
    setCancelling(false);
  }
  const what = work.request ? t(`generation.use.${work.request.use}`) : null;
  return (
    <section aria-label={t('generation.progress')} className={classes.card}>
      <Stack gap={8}>
        <ProgressBar
          label={what ? t('generation.running', { what }) : t('generation.runningOther')}
          value={work.progress > 0 ? work.progress : null}
        />
        <Group justify="between" gap={8}>
          <Text size="small" tone="muted" tabular>
            {t('generation.elapsed', { time })} {t(offline ? 'generation.offline' : 'generation.goesOn')}
          </Text>
          <Button size="small" loading={isCancelling} onClick={cancel}>
            {t('generation.cancelIt')}
          </Button>
        </Group>
        <FailureNotice failure={failure} />
      </Stack>
    </section>
  );
}

function Failed({ work: { request, error } }: { work: Extract<Work, { at: 'failed' }> }) {
  const { t } = useTranslation();
  const run = useGenerationRun();
  const ask = useGeneration((state) => state.ask);
  const isShort = error.code === 'wallet/insufficient';
  return (
    <section aria-label={t('generation.progress')} className={classes.card}>
      <StepFailure
        error={error}
        onRetry={() => void run.retry()}
        actions={
          <>
            {request && !isShort ? (
              <Button size="small" onClick={() => void run.retry()}>
                {t('generation.retry')}
              </Button>
            ) : null}
            {request ? (
              <Button size="small" onClick={() => ask(request)}>
                {t('generation.change')}
              </Button>
            ) : null}
            <Button size="small" variant="ghost" onClick={() => leaveToDrafts(run.dismiss)}>
              {t('generation.dismiss')}
            </Button>
          </>
        }
      />
    </section>
  );
}
