import { Button, ProgressBar, Text } from '@meowtale/ui';
import { formatTimeOrDay } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { RUNS, SEED } from './play-in-slices.ts';
import type { Runs } from './use-runs.ts';

interface RunControlsProps {
  runs: Runs<{ at: string }>;
  /** The story was changed after it was played. */
  stale?: boolean;
  disabled: boolean;
}

/** Renders the button that starts and stops playing, and how far it is. */
export function RunControls({ runs: { running, played, start, stop }, stale = false, disabled }: RunControlsProps) {
  const { t, i18n } = useTranslation();
  const isRunning = running !== null;
  const message = () => {
    if (isRunning) return t('playthrough.running');
    if (!played) return '';
    const done = t('playthrough.done', { runs: RUNS, seed: SEED, time: formatTimeOrDay(played.at, i18n.language) });
    return stale ? `${done} ${t('playthrough.stale')}` : done;
  };
  return (
    <>
      <div>
        <Button size="small" disabled={disabled && !isRunning} onClick={isRunning ? stop : start}>
          {isRunning ? t('playthrough.cancel') : t('playthrough.start', { runs: RUNS })}
        </Button>
      </div>
      <Text size="small" tone={stale ? undefined : 'muted'} role="status">
        {message()}
      </Text>
      {isRunning ? <ProgressBar hideLabel label={t('playthrough.running')} value={(running * 100) / RUNS} /> : null}
    </>
  );
}
