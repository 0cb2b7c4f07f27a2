import { Button, ProgressBar, Stack, Text } from '@meowtale/ui';
import { type AppError, FailureNotice } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../drama-editor/editor-context.tsx';
import { useElapsed } from '../generation/use-elapsed.ts';
import type { Drawn } from './documents.ts';
import classes from './resources.module.css';
import type { Drawings } from './use-drawings.ts';

interface PendingPicturesProps {
  /** One of the job's pictures. */
  drawn: Drawn;
  /** How many pictures the job draws. */
  count: number;
  drawings: Drawings;
}

/** Renders the running job of one or several pictures with its progress, the elapsed time and cancelling, as a running draft of texts. */
export function PendingPictures({ drawn, count, drawings }: PendingPicturesProps) {
  const { t } = useTranslation();
  const time = useElapsed(Date.parse(drawn.created_at));
  const offline = useEditor((state) => state.save === 'offline');
  const [failure, setFailure] = useState<AppError | null>(null);
  const [busy, setBusy] = useState(false);
  async function cancel() {
    setBusy(true);
    setFailure(await drawings.cancel(drawn));
    setBusy(false);
  }
  const isLost = drawings.lost === drawn.async_uuid;
  return (
    <Stack gap={8}>
      <ProgressBar
        label={count > 1 ? t('resources.drawn.several', { number: count }) : t('resources.drawn.drawing')}
        value={drawings.progress.get(drawn.async_uuid) || null}
      />
      <Text size="small" tone="muted" tabular>
        {t('generation.elapsed', { time })} {t(offline ? 'resources.drawn.offline' : 'resources.drawn.goesOn')}
      </Text>
      <Button size="small" loading={busy} className={classes.start} onClick={cancel}>
        {t('resources.drawn.cancel')}
      </Button>
      <FailureNotice failure={failure} />
      {isLost ? <FailureNotice failure={{ code: 'other/response-timeout' }} onRetry={drawings.follow} /> : null}
    </Stack>
  );
}
