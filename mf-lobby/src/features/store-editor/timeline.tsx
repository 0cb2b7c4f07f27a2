import { Badge, Button, Section, Skeleton, Stack, Text, VisuallyHidden } from '@meowtale/ui';
import { Failure, formatDateTime, useHost } from '@meowtale/web-kit';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { StaffMark } from '../../app/staff-mark.tsx';
import { findTimeline, MOVES_WITH_STORES, type TimelineEntry } from './check-documents.ts';
import classes from './timeline.module.css';

const SHOWN_FIRST = 6;
const take = (place: HTMLElement | null) => place?.focus();

/** Renders a listing's timeline, the newest first: the person, the action, the text, and the states of page and package. */
export function Timeline({ storeId, only }: { storeId: string; only?: (entry: TimelineEntry) => boolean }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const [{ data, error, fetching }, ask] = useQuery({ query: findTimeline, variables: { id: storeId }, context: MOVES_WITH_STORES });
  const entries = (data?.findStoreTimeline.list ?? []).filter(only ?? (() => true));
  const shown = all ? entries : entries.slice(0, SHOWN_FIRST);
  return (
    <Section title={t('timeline.title')}>
      {!data && fetching ? (
        <div>
          <VisuallyHidden role="status">{t('timeline.loading')}</VisuallyHidden>
          <Skeleton lines={4} />
        </div>
      ) : null}
      {!data && !fetching && error ? (
        <Failure title={t('timeline.failed')} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
      ) : null}
      {data ? (
        <Stack gap={16} align="start">
          <ol className={classes.line} aria-label={t('timeline.title')}>
            {shown.map((entry, index) => (
              // The pressed button disappeared: the first entry that it revealed gets the focus.
              <Entry key={entry.uuid} entry={entry} {...(index === SHOWN_FIRST && { ref: take })} />
            ))}
          </ol>
          {shown.length < entries.length ? <Button onClick={() => setAll(true)}>{t('timeline.all')}</Button> : null}
        </Stack>
      ) : null}
    </Section>
  );
}

function Entry({ entry, ref }: { entry: TimelineEntry; ref?: Ref<HTMLLIElement> }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { at, by, actor, page_state: page, package_state: pack, rejection_type: type, memo, times } = entry;
  const who = by === 'staff' ? t('timeline.by.staff') : actor?.nickname ? t(`timeline.by.${by}`, { name: actor.nickname }) : '';
  const what = useDeedWords(entry);
  return (
    <li ref={ref} tabIndex={ref ? -1 : undefined} className={classes.entry} data-state={entry.log_state}>
      <Text weight="medium">
        {what} {times > 1 ? <Badge>× {new Intl.NumberFormat(locale).format(times)}</Badge> : null}
      </Text>
      <Text size="small" tone="muted">
        <time dateTime={at}>{formatDateTime(at, locale)}</time>
        {who ? ` · ${who}` : ''}
        {actor && by !== 'staff' ? <StaffMark of={actor} /> : null}
      </Text>
      {type ? <Text>{t(`rejection.${type}`)}</Text> : null}
      {memo ? (
        <p className={classes.memo} dir="auto">
          {memo}
        </p>
      ) : null}
      {page === null || pack === null ? null : (
        <Text size="small" tone="muted">
          {t('timeline.states', { page: t(`partState.${page}`), pack: t(`partState.${pack}`) })}
        </Text>
      )}
    </li>
  );
}

/** Returns the text of an entry's action. */
function useDeedWords({ action, part, at, released_at }: TimelineEntry): string {
  const { t } = useTranslation();
  const { locale } = useHost();
  // A release was scheduled if its time was in the future when it was set.
  if (action === 'release' && released_at && Date.parse(released_at) > Date.parse(at) + 1000)
    return t('timeline.action.releaseAt', { when: formatDateTime(released_at, locale) });
  const known = part ? `timeline.action.${action}-${part}` : `timeline.action.${action}`;
  return t([known, 'timeline.action.other']);
}
