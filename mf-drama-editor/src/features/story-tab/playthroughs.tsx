import type { Problem } from '@meowtale/story/check';
import type { Story } from '@meowtale/story/model';
import { Button, ProgressBar, Stack, Text, Title } from '@meowtale/ui';
import { formatTimeOrDay } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { RUNS, SEED } from './play-out.ts';
import { PlaythroughReport } from './playthrough-report.tsx';
import { usePlayOut } from './use-play-out.ts';

interface PlaythroughsProps {
  story: Story;
  problems: readonly Problem[];
  onPick(id: string): void;
}

/** Renders the automatic playing of the story, and its report. */
export function Playthroughs({ story, problems, onPick }: PlaythroughsProps) {
  const { t, i18n } = useTranslation();
  const { running, played, stale, start, stop } = usePlayOut(story);
  const isRunning = running !== null;
  const isEmpty = story.order.length === 0;
  const message = () => {
    if (isRunning) return t('playthrough.running');
    if (!played) return '';
    const done = t('playthrough.done', { runs: RUNS, seed: SEED, time: formatTimeOrDay(played.at, i18n.language) });
    return stale ? `${done} ${t('playthrough.stale')}` : done;
  };
  return (
    <Stack gap={12} as="section" aria-labelledby="playthroughs">
      <Title level={2} size={17} id="playthroughs">
        {t('playthrough.title')}
      </Title>
      <Text size="small" tone="muted">
        {isEmpty ? t('problem.no-paragraphs') : t('playthrough.hint')}
      </Text>
      {problems.some(({ severity }) => severity === 'error') && !isEmpty ? <Text size="small">{t('playthrough.faulty')}</Text> : null}
      <div>
        <Button size="small" disabled={isEmpty && !isRunning} onClick={isRunning ? stop : start}>
          {isRunning ? t('playthrough.cancel') : t('playthrough.start', { runs: RUNS })}
        </Button>
      </div>
      <Text size="small" tone={stale ? undefined : 'muted'} role="status">
        {message()}
      </Text>
      {isRunning ? <ProgressBar hideLabel label={t('playthrough.running')} value={(running * 100) / RUNS} /> : null}
      {played ? <PlaythroughReport played={played} story={story} onPick={onPick} /> : null}
    </Stack>
  );
}
