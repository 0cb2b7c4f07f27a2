import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { EmptyState, Stack, Tabs } from '@meowtale/ui';
import { Failure, PageLinks, StaleNotice, useHost, useLocation } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { StaffFrame } from '../../app/staff-frame.tsx';
import { findQueue, TOUCHES_PAYOUTS } from './documents.ts';
import { PAYOUT_TABS, type PayoutTab, payoutsAddress, readPayoutsAddress } from './payouts-address.ts';
import { QueueTable } from './queue-table.tsx';
import { RunHead } from './run-head.tsx';
import { RunsView } from './runs-view.tsx';

/** Renders `/lobby/staff/payouts`: requested withdrawals, and payout runs. */
export function PayoutsPage() {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const { tab, run, page } = readPayoutsAddress(useLocation().search);
  return (
    <StaffFrame room="payouts" subtitle={t('payouts.subtitle')}>
      <Stack gap={16}>
        <Tabs
          label={t('payouts.queues')}
          items={PAYOUT_TABS.map((value) => ({
            value,
            label: t(`payouts.queue.${value}`),
            href: navigation.href(payoutsAddress({ tab: value })),
          }))}
          value={tab}
          onChange={(value) => navigation.push(payoutsAddress({ tab: value as PayoutTab }))}
        />
        {run ? <RunHead key={run} uuid={run} /> : null}
        {tab === 'runs' && !run ? <RunsView page={page} /> : <Queue key={`${tab} ${run}`} tab={tab} run={run} page={page} />}
      </Stack>
    </StaffFrame>
  );
}

function Queue({ tab, run, page }: { tab: PayoutTab; run: string | null; page: number }) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({
    query: findQueue,
    variables: { queue: run ? null : tab, run, q: { page, pageSize: PAGE_SIZE_DEFAULT } },
    context: TOUCHES_PAYOUTS,
    requestPolicy: 'cache-and-network',
  });
  const { list = [], totalCount = 0 } = data?.findWithdrawalQueue ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  if (error && !data) return <Failure title={t('payouts.failed')} error={error} onRetry={retry} retrying={fetching} />;
  return (
    <>
      {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
      <QueueTable
        label={run ? t('payouts.runMembers') : t(`payouts.queue.${tab}`)}
        selectable={!run && tab === 'taken'}
        withdrawals={list}
        loading={fetching && !data}
        onStale={retry}
        empty={
          <EmptyState kind="lamp" level={2} title={t('payouts.none')}>
            {t('payouts.noneHint')}
          </EmptyState>
        }
      />
      <PageLinks page={page} pageSize={PAGE_SIZE_DEFAULT} total={totalCount} pathFor={(next) => payoutsAddress({ tab, run, page: next })} />
    </>
  );
}
