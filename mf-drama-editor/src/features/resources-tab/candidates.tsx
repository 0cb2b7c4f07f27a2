import { ASYNC_STATE } from '@meowtale/contracts';
import type { StoryResource } from '@meowtale/contracts/inputs/drama/story';
import { Button, Skeleton, Stack, Text, Title } from '@meowtale/ui';
import { FailureNotice, useErrorSentence } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Candidate } from './candidate.tsx';
import type { Drawn } from './documents.ts';
import { PendingPictures } from './pending-pictures.tsx';
import classes from './resources.module.css';
import type { Drawings } from './use-drawings.ts';

/** Each is a file of megabytes: more are shown on request. */
const SHOWN_AT_ONCE = 6;

interface CandidatesProps {
  resource: StoryResource;
  drawings: Drawings;
  /** Repeats the request with the same text, for as many pictures. */
  onAgain(drawn: Drawn, count: number): void;
  /** Draws another picture like it. */
  onVariant(drawn: Drawn): void;
  /** A picture is being generated; a drama has one job at a time. */
  isBusy: boolean;
}

/** Renders the pictures generated for a resource, the last first; a pending one with its progress. */
export function Candidates({ resource, drawings, isBusy, onAgain, onVariant }: CandidatesProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const { list, failure, refresh } = drawings;
  if (!list) return failure ? <FailureNotice failure={failure} onRetry={refresh} /> : <Skeleton shape="block" />;
  // Pictures of one job are pending, and fail, together: the first requested is shown for all.
  const missing = list.filter(({ state }) => state !== ASYNC_STATE.done);
  const ofJob = Map.groupBy(missing, ({ async_uuid }) => async_uuid);
  const countOf = ({ async_uuid }: Drawn) => ofJob.get(async_uuid)?.length ?? 1;
  const isShown = (drawn: Drawn) => drawn.state === ASYNC_STATE.done || drawn === ofJob.get(drawn.async_uuid)?.at(-1);
  const own = list.filter((drawn) => drawn.resource === resource.id && isShown(drawn));
  const shown = all ? own : own.slice(0, SHOWN_AT_ONCE);
  return (
    <Stack gap={12}>
      <Title level={3} size={17}>
        {t('resources.drawn.title')}
      </Title>
      {failure ? <FailureNotice failure={failure} onRetry={refresh} /> : null}
      <Text size="small" tone="muted">
        {t(own.length === 0 ? 'resources.drawn.none' : 'resources.drawn.hint')}
      </Text>
      <ul className={classes.candidates}>
        {shown.map((drawn) => (
          <li key={drawn.uuid} className={classes.item}>
            {drawn.state === ASYNC_STATE.done ? (
              <Candidate
                drawn={drawn}
                resource={resource}
                number={own.length - own.indexOf(drawn)}
                isBusy={isBusy}
                onVariant={() => onVariant(drawn)}
              />
            ) : drawn.state === ASYNC_STATE.pending ? (
              <PendingPictures drawn={drawn} count={countOf(drawn)} drawings={drawings} />
            ) : (
              <Failed drawn={drawn} onAgain={() => onAgain(drawn, countOf(drawn))} />
            )}
          </li>
        ))}
      </ul>
      {own.length > shown.length ? (
        <Button size="small" variant="ghost" onClick={() => setAll(true)}>
          {t('resources.drawn.more', { count: own.length - shown.length })}
        </Button>
      ) : null}
    </Stack>
  );
}

function Failed({ drawn, onAgain }: { drawn: Drawn; onAgain(): void }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const timedOut = drawn.state === ASYNC_STATE.timedOut;
  return (
    <Stack gap={8}>
      <Text size="small" tone="danger">
        {timedOut ? t('resources.drawn.timedOut') : sentence(drawn.error ?? { code: 'ai/failure' })}
      </Text>
      <Button size="small" className={classes.start} onClick={onAgain}>
        {t('resources.again')}
      </Button>
    </Stack>
  );
}
