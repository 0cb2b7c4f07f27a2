import { PAGE_SIZE_DEFAULT, PLATFORMS } from '@meowtale/contracts';
import { EmptyState, Select, Stack, Tabs } from '@meowtale/ui';
import { Failure, PageLinks, StaleNotice, useHost, useLocation } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { StaffFrame } from '../../app/staff-frame.tsx';
import { findQueue, TOUCHES_REVIEW } from './documents.ts';
import { QueueTable } from './queue-table.tsx';
import { QUEUES, type Queue, type ReviewAddress, readReviewAddress, reviewAddress } from './review-address.ts';
import { ReviewedPage } from './reviewed-page.tsx';

/** `/lobby/staff`, staff's own: the queue, or the submission that the address opens. */
export function ReviewPage() {
  const address = readReviewAddress(useLocation().search);
  return address.open ? <ReviewedPage key={address.open.submit} {...address.open} address={address} /> : <Queues {...address} />;
}

function Queues({ queue, page, platform }: Omit<ReviewAddress, 'open'>) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const [{ data, error, fetching }, ask] = useQuery({
    query: findQueue,
    variables: { state: queue, platform, q: { page, pageSize: PAGE_SIZE_DEFAULT } },
    context: TOUCHES_REVIEW,
    requestPolicy: 'cache-and-network',
  });
  const { list = [], totalCount = 0 } = data?.findReviewQueue ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  return (
    <StaffFrame room="queues" subtitle={t(`review.subtitle.${queue}`)} actions={<PlatformFilter queue={queue} platform={platform} />}>
      <Stack gap={16}>
        <Tabs
          label={t('review.queues')}
          items={QUEUES.map((value) => ({
            value,
            label: t(`review.queue.${value}`),
            href: navigation.href(reviewAddress({ queue: value, platform })),
          }))}
          value={queue}
          onChange={(value) => navigation.push(reviewAddress({ queue: value as Queue, platform }))}
        />
        {error && !data ? (
          <Failure title={t('review.failed')} error={error} onRetry={retry} retrying={fetching} />
        ) : (
          <>
            {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
            <QueueTable
              items={list}
              loading={fetching && !data}
              address={{ queue, page, platform }}
              empty={
                <EmptyState kind="lamp" level={2} title={t(`review.none.${queue}`)}>
                  {t(`review.noneHint.${queue}`)}
                </EmptyState>
              }
            />
            <PageLinks
              page={page}
              pageSize={PAGE_SIZE_DEFAULT}
              total={totalCount}
              pathFor={(next) => reviewAddress({ queue, page: next, platform })}
            />
          </>
        )}
      </Stack>
    </StaffFrame>
  );
}

function PlatformFilter({ queue, platform }: Pick<ReviewAddress, 'queue' | 'platform'>) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  return (
    <Select
      label={t('stores.platform')}
      hideLabel
      placeholder={t('review.bothPlatforms')}
      clearLabel={t('review.bothPlatforms')}
      options={PLATFORMS.map((value) => ({ value, label: t(`platform.${value}.name`) }))}
      value={platform}
      onChange={(value) => navigation.push(reviewAddress({ queue, platform: PLATFORMS.find((key) => key === value) ?? null }))}
    />
  );
}
