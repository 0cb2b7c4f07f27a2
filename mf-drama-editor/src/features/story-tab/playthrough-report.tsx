import type { EndingReport, PlaythroughFault, Span } from '@meowtale/story';
import type { Story } from '@meowtale/story/model';
import { Button, Stack, Text, UserText } from '@meowtale/ui';
import { formatNumber, formatPercent } from '@meowtale/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paragraphName } from '../columns/paragraph-name.ts';
import { type PlayedOut, TURNS_MAX } from './play-out.ts';
import { endingsIn, type Found, missedIn, paragraphOf } from './playthrough-rows.ts';
import classes from './problems.module.css';

/** Number of rows shown at first, as for problems. */
const SHOWN = 30;

interface ReportProps {
  played: PlayedOut;
  /** The current story: only existing parts can be opened. */
  story: Story;
  onPick(id: string): void;
}

/** Renders where many runs of a story led, and what none of them reached. */
export function PlaythroughReport({ played, story, onPick }: ReportProps) {
  const { t } = useTranslation();
  const { report } = played;
  const missed = missedIn(played);
  const place = (id: string) => <Place id={id} name={nameOf(id)} there={story.paragraphs.has(id)} onPick={onPick} />;
  const nameOf = (id: string) => paragraphName(played.story, id, t);
  return (
    <>
      <Part title={t('playthrough.endings')}>
        {endingsIn(played).map(({ id, dead, ...ending }) => (
          <Ending
            key={id}
            {...ending}
            stops={dead && id !== null ? nameOf(id) : null}
            runs={report.runs}
            place={id === null ? null : place(id)}
          />
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
      <Missed name="missedParagraphs" found={missed.paragraphs} all={sizeOf(report.places)} place={place} />
      <Missed name="missedChoices" found={missed.choices} all={sizeOf(report.choices)} place={place} />
    </>
  );
}

const sizeOf = ({ visited, missed }: { visited: readonly string[]; missed: readonly string[] }) => visited.length + missed.length;

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

/** Renders a link to a paragraph that still exists. */
function Place({ id, name, there, onPick }: { id: string; name: string; there: boolean; onPick(id: string): void }) {
  return there ? (
    <Button size="small" variant="ghost" onClick={() => onPick(id)}>
      <UserText>{name}</UserText>
    </Button>
  ) : (
    <Text as="span" size="small" tone="muted" dir="auto">
      {name}
    </Text>
  );
}

function Row({ title, count, runs, children }: { title: string; count: number; runs: number; children?: ReactNode }) {
  const { t, i18n } = useTranslation();
  return (
    <li>
      <Stack gap={4} className={classes.problem}>
        <Text size="small">
          <strong>{title}</strong>
        </Text>
        <Text size="small">{t('playthrough.share', { share: formatPercent(count / runs, i18n.language) })}</Text>
        {children}
      </Stack>
    </li>
  );
}

interface EndingProps extends Pick<EndingReport, 'name' | 'count'> {
  /** Label of the paragraph when it is a dead end. */
  stops: string | null;
  turns: Span | null;
  words: Span | null;
  runs: number;
  place: ReactNode;
}

function Ending({ name, stops, count, turns, words, runs, place }: EndingProps) {
  const { t, i18n } = useTranslation();
  const formatted = ({ shortest, mean, longest }: Span) => ({
    mean: formatNumber(Math.round(mean), i18n.language),
    shortest: formatNumber(shortest, i18n.language),
    longest: formatNumber(longest, i18n.language),
  });
  return (
    <Row title={name || t('playPane.unnamedEnding')} count={count} runs={runs}>
      {stops === null ? null : <Text size="small">{t('problem.dead-end', { title: stops })}</Text>}
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
  all: number;
  place(id: string): ReactNode;
}

function Missed({ name, found, all, place }: MissedProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(SHOWN);
  if (all === 0) return null;
  return (
    <Part title={t(`playthrough.${name}`, { missed: found.length, all })}>
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
