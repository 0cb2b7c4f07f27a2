import type { Story } from '@meowtale/story/model';
import { useTranslation } from 'react-i18next';
import { paragraphName } from '../columns/paragraph-name.ts';
import type { PlayedOut } from './play-out.ts';
import { endingsIn, missedIn } from './playthrough-rows.ts';
import { Place, ReportView } from './report-view.tsx';

interface ReportProps {
  played: PlayedOut;
  /** The current story: only existing parts can be opened. */
  story: Story;
  onPick(id: string): void;
}

/** Renders where many runs of a drama led, and what none of them reached. */
export function PlaythroughReport({ played, story, onPick }: ReportProps) {
  const { t } = useTranslation();
  const nameOf = (id: string) => paragraphName(played.story, id, t);
  const place = (id: string) => <Place name={nameOf(id)} onPick={story.paragraphs.has(id) ? () => onPick(id) : null} />;
  const endings = endingsIn(played).map(({ dead, ...ending }) => ({
    ...ending,
    stops: dead && ending.id !== null ? t('problem.dead-end', { title: nameOf(ending.id) }) : undefined,
  }));
  return <ReportView report={played.report} endings={endings} missed={missedIn(played)} place={place} />;
}
