import { PAGE_SIZE_DEFAULT, PLATFORMS } from '@meowtale/contracts';
import { EmptyState, Select } from '@meowtale/ui';
import { useHost, useLocation } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { StaffQueue } from '../../app/staff-queue.tsx';
import { findQueue, TOUCHES_REVIEW } from './documents.ts';
import { QueueTable } from './queue-table.tsx';
import { QUEUES, type ReviewAddress, readReviewAddress, reviewAddress } from './review-address.ts';
import { ReviewedPage } from './reviewed-page.tsx';

/** Renders `/lobby/staff`: the review queues, or the submission in the address. */
export function ReviewPage() {
  const address = readReviewAddress(useLocation().search);
  return address.open ? <ReviewedPage key={address.open.submit} {...address.open} address={address} /> : <Queues {...address} />;
}

function Queues({ queue, page, platform }: Omit<ReviewAddress, 'open'>) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({
    query: findQueue,
    variables: { state: queue, platform, q: { page, pageSize: PAGE_SIZE_DEFAULT } },
    context: TOUCHES_REVIEW,
    requestPolicy: 'cache-and-network',
  });
  const { list = [], totalCount = 0 } = data?.findReviewQueue ?? {};
  return (
    <StaffQueue
      room="queues"
      subtitle={t(`review.subtitle.${queue}`)}
      actions={<PlatformFilter queue={queue} platform={platform} />}
      queues={QUEUES.map((value) => ({ value, label: t(`review.queue.${value}`), address: reviewAddress({ queue: value, platform }) }))}
      queue={queue}
      page={page}
      pathFor={(next) => reviewAddress({ queue, page: next, platform })}
      total={totalCount}
      known={Boolean(data)}
      error={error}
      fetching={fetching}
      failedTitle={t('review.failed')}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
    >
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
    </StaffQueue>
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
