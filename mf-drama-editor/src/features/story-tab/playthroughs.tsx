import type { Problem } from '@meowtale/story/check';
import type { Story } from '@meowtale/story/model';
import { Stack, Text, Title } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { PlaythroughReport } from './playthrough-report.tsx';
import { RunControls } from './run-controls.tsx';
import { usePlayOut } from './use-play-out.ts';

interface PlaythroughsProps {
  story: Story;
  problems: readonly Problem[];
  onPick(id: string): void;
}

/** Renders the automatic playing of the story, and its report. */
export function Playthroughs({ story, problems, onPick }: PlaythroughsProps) {
  const { t } = useTranslation();
  const runs = usePlayOut(story);
  const { played, stale } = runs;
  const isEmpty = story.order.length === 0;
  return (
    <Stack gap={12} as="section" aria-labelledby="playthroughs">
      <Title level={2} size={17} id="playthroughs">
        {t('playthrough.title')}
      </Title>
      <Text size="small" tone="muted">
        {isEmpty ? t('problem.no-paragraphs') : t('playthrough.hint')}
      </Text>
      {problems.some(({ severity }) => severity === 'error') && !isEmpty ? <Text size="small">{t('playthrough.faulty')}</Text> : null}
      <RunControls runs={runs} stale={stale} disabled={isEmpty} />
      {played ? <PlaythroughReport played={played} story={story} onPick={onPick} /> : null}
    </Stack>
  );
}
