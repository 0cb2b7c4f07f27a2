import type { PlaythroughReport, StoryEngine } from '@meowtale/story';
import { Modal, Stack, Text } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { playInSlices } from '../story-tab/play-in-slices.ts';
import type { Found } from '../story-tab/playthrough-rows.ts';
import { Place, ReportView } from '../story-tab/report-view.tsx';
import { RunControls } from '../story-tab/run-controls.tsx';
import { useRuns } from '../story-tab/use-runs.ts';
import { lineOfPlace } from './ink-places.ts';

interface InkPlaythroughsProps {
  engine: StoryEngine;
  /** The source, in which places are found by their names. */
  text: string;
  /** The engine plays an older version, because the text has errors. */
  faulty: boolean;
  onGo(line: number): void;
  onClose(): void;
}

/** Renders the automatic playing of an ink story, and its report. */
export function InkPlaythroughs({ engine, text, faulty, onGo, onClose }: InkPlaythroughsProps) {
  const { t } = useTranslation();
  const runs = useRuns<{ report: PlaythroughReport; at: string }>(async (signal, onProgress) => {
    const at = new Date().toISOString();
    const report = await playInSlices(engine, signal, onProgress);
    return report && { report, at };
  });
  const { played } = runs;
  function place(id: string) {
    const name = id.replace(/#\d+$/, '');
    const line = lineOfPlace(text, name);
    const pick = line === null ? null : () => onGo(line);
    return <Place name={name || t('appEditor.problems.line', { line: 1 })} onPick={pick} />;
  }
  return (
    <Modal open title={t('playthrough.title')} closeLabel={t('appEditor.close')} onClose={onClose}>
      <Stack gap={12}>
        <Text size="small" tone="muted">
          {t('playthrough.hint')}
        </Text>
        {faulty ? <Text size="small">{t('playthrough.faulty')}</Text> : null}
        <RunControls runs={runs} disabled={false} />
        {played ? (
          <ReportView report={played.report} endings={endingsOf(played.report)} missed={missedOf(played.report)} place={place} />
        ) : null}
      </Stack>
    </Modal>
  );
}

const endingsOf = ({ endings, endingsMissed }: PlaythroughReport) => [
  ...endings,
  ...endingsMissed.map((id) => ({ id, name: '', count: 0, turns: null, words: null })),
];

/** Returns the knots that no run reached, and those with choices that none made: an ink choice has no name but its path. */
function missedOf({ places, choices }: PlaythroughReport): { paragraphs: Found[]; choices: Found[] } {
  const row = (place: string): Found => ({ key: place, paragraph: place, words: null });
  return { paragraphs: places.missed.map(row), choices: [...new Set(choices.missed.map(placeOf))].map(row) };
}

/** Returns the knot, or the stitch in it, of a choice's path (`quay.door.0.c-1`). */
function placeOf(path: string): string {
  const parts = path.split('.');
  const end = parts.findIndex((part) => /^(\d+|[cg]-\d+)$/.test(part));
  return parts.slice(0, end === -1 ? undefined : end).join('.');
}
