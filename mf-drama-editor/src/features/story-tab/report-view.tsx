import type { EndingReport, PlaythroughFault, PlaythroughReport, Span } from '@meowtale/story';
import { Button, Stack, Text, UserText } from '@meowtale/ui';
import { formatNumber, formatPercent } from '@meowtale/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TURNS_MAX } from './play-in-slices.ts';
import { type Found, paragraphOf } from './playthrough-rows.ts';
import classes from './problems.module.css';

/** Number of rows shown at first, as for problems. */
const SHOWN = 30;

interface ReportViewProps {
  report: PlaythroughReport;
  /** Reached endings, then the others. */
  endings: readonly EndingRow[];
  missed: { paragraphs: readonly Found[]; choices: readonly Found[] };
  /** Renders a place by its id: a paragraph's, an ending's, or that of a knot. */
  place(id: string): ReactNode;
}

interface EndingRow extends Pick<EndingReport, 'id' | 'name' | 'count'> {
  turns: Span | null;
  words: Span | null;
  /** Says that it is a dead end; absent for an ending. */
  stops?: string | undefined;
}

/** Renders where many runs of a story led, and what none of them reached. */
export function ReportView({ report, endings, missed, place }: ReportViewProps) {
  const { t } = useTranslation();
  return (
    <>
      <Part title={t('playthrough.endings')}>
        {endings.map((ending) => (
          <Ending key={ending.id} {...ending} runs={report.runs} place={ending.id === null ? null : place(ending.id)} />
        ))}
        {report.unfinished > 0 ? (
          <Row title={t('playthrough.unfinished', { turns: TURNS_MAX })} count={report.unfinished} runs={report.runs} />
        ) : null}
        {report.faults.map((fault) => (
          <Fault
            key={`${fault.code} ${fault.place}`}
            {...fault}
            runs={report.runs}
            place={fault.place && place(paragraphOf(fault.place))}
          />
        ))}
      </Part>
      <Missed
        name="missedParagraphs"
        found={missed.paragraphs}
        missed={report.places.missed.length}
        all={sizeOf(report.places)}
        place={place}
      />
      <Missed
        name="missedChoices"
        found={missed.choices}
        missed={report.choices.missed.length}
        all={sizeOf(report.choices)}
        place={place}
      />
    </>
  );
}

const sizeOf = ({ visited, missed }: { visited: readonly string[]; missed: readonly string[] }) => visited.length + missed.length;

/** Renders a link to a place that still exists. */
export function Place({ name, onPick }: { name: string; onPick: (() => void) | null }) {
  return onPick ? (
    <Button size="small" variant="ghost" onClick={onPick}>
      <UserText>{name}</UserText>
    </Button>
  ) : (
    <Text as="span" size="small" tone="muted" dir="auto">
      {name}
    </Text>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={8}>
      <Text as="h3" size="small" weight="bold">
        {title}
      </Text>
      <ul className={classes.list}>{children}</ul>
    </Stack>
  );
}

function Row({ title, count, runs, children }: { title: string; count: number; runs: number; children?: ReactNode }) {
  const { t, i18n } = useTranslation();
  return (
    <li>
      <Stack gap={4} className={classes.problem}>
        <Text size="small">
          <strong dir="auto">{title}</strong>
        </Text>
        <Text size="small">{t('playthrough.share', { share: formatPercent(count / runs, i18n.language) })}</Text>
        {children}
      </Stack>
    </li>
  );
}

type EndingProps = Pick<EndingRow, 'name' | 'stops' | 'count' | 'turns' | 'words'> & { runs: number; place: ReactNode };

function Ending({ name, stops, count, turns, words, runs, place }: EndingProps) {
  const { t, i18n } = useTranslation();
  const formatted = ({ shortest, mean, longest }: Span) => ({
    mean: formatNumber(Math.round(mean), i18n.language),
    shortest: formatNumber(shortest, i18n.language),
    longest: formatNumber(longest, i18n.language),
  });
  return (
    <Row title={name || t('playPane.unnamedEnding')} count={count} runs={runs}>
      {stops === undefined ? null : <Text size="small">{stops}</Text>}
      {turns ? <Text size="small">{t('playthrough.choices', formatted(turns))}</Text> : null}
      {words ? <Text size="small">{t('playthrough.words', formatted(words))}</Text> : null}
      <div>{place}</div>
    </Row>
  );
}

function Fault({ code, count, runs, place }: Pick<PlaythroughFault, 'code' | 'count'> & { runs: number; place: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Row title={t('playthrough.broke')} count={count} runs={runs}>
      <Text size="small">{t(`playPane.fault.${code}`)}</Text>
      <div>{place}</div>
    </Row>
  );
}

interface MissedProps {
  name: 'missedParagraphs' | 'missedChoices';
  found: readonly Found[];
  /** Their number; several may be in one row. */
  missed: number;
  all: number;
  place(id: string): ReactNode;
}

function Missed({ name, found, missed, all, place }: MissedProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(SHOWN);
  if (all === 0) return null;
  return (
    <Part title={t(`playthrough.${name}`, { missed, all })}>
      {found.slice(0, shown).map(({ key, paragraph, words }) => (
        <li key={key}>
          {words === null ? null : <Text size="small">{t('playthrough.choice', { words })}</Text>}
          {place(paragraph)}
        </li>
      ))}
      {found.length > shown ? (
        <li>
          <Button size="small" variant="ghost" onClick={() => setShown(shown + SHOWN)}>
            {t('problem.more', { count: found.length - shown })}
          </Button>
        </li>
      ) : null}
    </Part>
  );
}
