import { Button, Card, Grid, IconExternalLink, Section, Skeleton, Stack, StatusPill, Text } from '@meowtale/ui';
import { FailureNotice, formatDateTime, Link, toAppError, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { findCurrentPlay, findTimeline, MOVES_WITH_STORES, type TimelineEntry } from './check-documents.ts';
import classes from './editor.module.css';
import { addressOfTab } from './editor-bar.tsx';
import { useEditor } from './editor-context.tsx';
import { PinnedComment } from './pinned-comments.tsx';
import { QueuePlace } from './queue-place.tsx';
import { Timeline } from './timeline.tsx';

const TONES = { 0: 'neutral', 1: 'neutral', 2: 'gold', 3: 'gold', 4: 'mint', 5: 'danger' } as const;
type PartState = keyof typeof TONES;

/** Returns whether a timeline entry concerns the package: all but those about the page only. */
const isOfPackage = ({ part }: TimelineEntry): boolean => part !== 'page';

/** Renders Game package Review (SPEC §2): the package's state, its reviews, and the package as reviewers play it. */
export function PackageReviewTab() {
  const storeId = useEditor((state) => state.listing.uuid);
  return (
    <Grid kind="aside" gap={36}>
      <Stack gap={36}>
        <ReviewStatus />
        <Said storeId={storeId} />
        <Timeline storeId={storeId} only={isOfPackage} />
      </Stack>
      <Play storeId={storeId} />
    </Grid>
  );
}

function ReviewStatus() {
  const { t } = useTranslation();
  const storeId = useEditor((state) => state.listing.uuid);
  const state = useEditor((editor) => editor.savedSubmit.package_state) as PartState;
  const to = state === 0 ? 'application' : 'submit';
  return (
    <Section title={t('packageReview.title')}>
      <Stack gap={16} align="start">
        <StatusPill tone={TONES[state]}>{t(`partState.${state}`)}</StatusPill>
        <Text>{t(`packageReview.hint.${state}`)}</Text>
        {state === 2 ? <QueuePlace storeId={storeId} /> : null}
        {state === 5 ? (
          <Button component={Link} to={addressOfTab(storeId, 'application')}>
            {t('packageReview.toGame')}
          </Button>
        ) : null}
        {state === 0 || state === 1 ? (
          <Button component={Link} to={addressOfTab(storeId, to)}>
            {t(state === 0 ? 'packageReview.toGame' : 'overview.toSubmit')}
          </Button>
        ) : null}
      </Stack>
    </Section>
  );
}

/** Renders the reviewers' decisions about the package or both parts, and comments pinned to its fields. */
function Said({ storeId }: { storeId: string }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [{ data, fetching }] = useQuery({ query: findTimeline, variables: { id: storeId }, context: MOVES_WITH_STORES });
  const pinned = useEditor((state) => state.savedSubmit.comments).filter(({ path }) => path.startsWith('store_submit_game_pack.'));
  const decisions = (data?.findStoreTimeline.list ?? []).filter(
    (entry) => isOfPackage(entry) && ['pass', 'refuse'].includes(entry.action) && (entry.memo || entry.rejection_type),
  );
  return (
    <Section title={t('packageReview.said')}>
      {!data && fetching ? <Skeleton lines={2} /> : null}
      <Stack gap={16}>
        {pinned.map((comment) => (
          <div key={comment.path}>
            <PinnedComment comment={comment} />
          </div>
        ))}
        {decisions.map(({ uuid, at, rejection_type: type, memo }) => (
          <div key={uuid}>
            <Text size="small" tone="muted">
              {formatDateTime(at, locale)}
            </Text>
            {type ? <Text weight="medium">{t(`rejection.${type}`)}</Text> : null}
            {memo ? (
              <p className={classes.memo} dir="auto">
                {memo}
              </p>
            ) : null}
          </div>
        ))}
        {data && decisions.length + pinned.length === 0 ? <Text tone="muted">{t('packageReview.saidNothing')}</Text> : null}
      </Stack>
    </Section>
  );
}

/** Renders the package as reviewers play it: at a personal address, valid for 12 hours. */
function Play({ storeId }: { storeId: string }) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({ query: findCurrentPlay, variables: { id: storeId }, requestPolicy: 'network-only' });
  const urls = data?.getStoreAuthorizedAndFindStoreUrl.store_url ?? [];
  return (
    <Section title={t('packageReview.play')}>
      <Card>
        <Stack gap={16} align="start">
          <Text size="small" tone="muted">
            {t('packageReview.playHint')}
          </Text>
          {!data && fetching ? <Skeleton lines={1} /> : null}
          <FailureNotice
            failure={error && !fetching ? toAppError(error) : null}
            isShared
            onRetry={() => ask({ requestPolicy: 'network-only' })}
          />
          {urls.map(({ type, url }) => (
            <Button key={url} href={url} target="_blank" leftIcon={<IconExternalLink size={18} aria-hidden="true" />}>
              {t(`review.play.${type}`)}
            </Button>
          ))}
          {data && urls.length === 0 ? <Text>{t('packageReview.nothing')}</Text> : null}
        </Stack>
      </Card>
    </Section>
  );
}
