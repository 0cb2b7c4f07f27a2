import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { Button, Coins, EmptyState, Group, Page, PageHeader, Stack, Table, Tabs, Text } from '@meowtale/ui';
import {
  Failure,
  formatDateTime,
  Link,
  PageLinks,
  pageOf,
  paths,
  StaleNotice,
  useHost,
  useLocation,
  useSessionRefreshed,
} from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { useHostedTab } from '../hosted/use-hosted-tab.ts';
import { localizedName } from '../listings/localized-name.ts';
import { ACCOUNT_LOG, type LogEntry } from './documents.ts';
import { accountKey, reasonKey, receiptOf, signOf } from './entry.ts';

/** Everything that moves coins adds to the log, and an empty list names no entry. */
const CONTEXT = { additionalTypenames: ['AccountLogEntry', 'Wallet', 'StoreOrder', 'Payment'] };
const UNITS = ['all', 'coin', 'silver'] as const;
const TYPE = { all: null, coin: 0, silver: 1 } as const;

/** Renders `/account-log`: every change of the person's balances, the newest first (SPEC §3). */
export function AccountLogPage() {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const { search } = useLocation();
  const page = pageOf(search);
  const hosted = useHostedTab();
  const wanted = new URLSearchParams(search).get('type');
  const unit = UNITS.find((known) => known === wanted) ?? 'all';
  const pathOf = (next: (typeof UNITS)[number], at?: number) => paths.accountLog({ type: next === 'all' ? undefined : next, page: at });
  const [{ data, error, fetching }, ask] = useQuery({
    query: ACCOUNT_LOG,
    variables: { type: TYPE[unit], page },
    context: CONTEXT,
    requestPolicy: 'cache-and-network',
  });
  const again = () => ask({ requestPolicy: 'network-only' });
  useSessionRefreshed(again);
  const found = data?.findAccountLog;
  return (
    <Page>
      <Stack gap={24}>
        <PageHeader
          title={t('accountLog.title')}
          subtitle={found ? t('accountLog.count', { count: found.totalCount }) : null}
          actions={
            <Group gap={8}>
              <Button onClick={() => void hosted.open('recharge')} loading={hosted.opening === 'recharge'}>
                {t('hosted.recharge')}
              </Button>
              <Button onClick={() => void hosted.open('payment-log')} loading={hosted.opening === 'payment-log'}>
                {t('paymentLog.title')}
              </Button>
              <Button component={Link} to={paths.library()}>
                {t('library.title')}
              </Button>
            </Group>
          }
        />
        <Tabs
          label={t('accountLog.which')}
          value={unit}
          items={UNITS.map((value) => ({ value, label: t(`accountLog.unit.${value}`), href: navigation.href(pathOf(value)) }))}
          onChange={(value) => navigation.push(pathOf(UNITS.find((known) => known === value) ?? 'all'))}
        />
        {error && found ? <StaleNotice error={error} onRetry={again} /> : null}
        {error && !found ? <Failure error={error} title={t('accountLog.failed')} onRetry={again} retrying={fetching} /> : null}
        {found || !error ? <LogTable entries={found?.list ?? []} loading={fetching && !found} /> : null}
        <PageLinks page={page} pageSize={PAGE_SIZE_DEFAULT} total={found?.totalCount ?? 0} pathFor={(next) => pathOf(unit, next)} />
      </Stack>
    </Page>
  );
}

function LogTable({ entries, loading }: { entries: LogEntry[]; loading: boolean }) {
  const { t } = useTranslation();
  const { locale, openPopup } = useHost();
  return (
    <Table
      label={t('accountLog.title')}
      stacked
      loading={loading}
      loadingLabel={t('accountLog.loading')}
      rows={entries}
      rowKey={(entry) => entry.uuid}
      columns={[
        { key: 'what', header: t('accountLog.what'), rowHeader: true, render: (entry) => <What entry={entry} /> },
        {
          key: 'when',
          header: t('accountLog.when'),
          nowrap: true,
          render: (entry) => <time dateTime={entry.created_at}>{formatDateTime(entry.created_at, locale)}</time>,
        },
        { key: 'amount', header: t('accountLog.amount'), kind: 'number', strong: true, render: (entry) => <Change entry={entry} /> },
        {
          key: 'after',
          header: t('accountLog.after'),
          kind: 'number',
          render: (entry) => (
            <>
              {entry.balance_after < 0 ? `${signOf(entry.balance_after)} ` : null}
              <Amount entry={entry} coins={Math.abs(entry.balance_after)} />
            </>
          ),
        },
      ]}
      empty={
        <EmptyState
          kind="lamp"
          title={t('accountLog.emptyTitle')}
          actions={
            <Button variant="primary" onClick={() => void openPopup('store.top-up', {})}>
              {t('topUp.title')}
            </Button>
          }
        >
          {t('accountLog.emptyText')}
        </EmptyState>
      }
    />
  );
}

function What({ entry }: { entry: LogEntry }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const receipt = receiptOf(entry);
  const { store_name, names } = entry;
  const work = store_name === null ? null : localizedName({ store_name, names }, locale);
  return (
    <Stack gap={4}>
      <Group gap={8}>
        <span>{t(reasonKey(entry))}</span>
        {receipt ? (
          <Link className="mt-anchor" to={paths.receipt(receipt)}>
            {t('receipt.title')}
          </Link>
        ) : null}
      </Group>
      <Text as="span" size="small" tone="muted">
        {work ? (
          <>
            <span lang={work.language ?? ''} dir="auto">
              {work.name}
            </span>
            {' · '}
          </>
        ) : null}
        {t(accountKey(entry))}
      </Text>
    </Stack>
  );
}

/** Renders an amount with its sign, so that an increase isn't marked by colour only. */
function Change({ entry }: { entry: LogEntry }) {
  return (
    <Text as="span" tone={entry.amount > 0 ? 'mint' : 'ink'} tabular>
      {signOf(entry.amount)} <Amount entry={entry} coins={Math.abs(entry.amount)} />
    </Text>
  );
}

function Amount({ entry, coins }: { entry: LogEntry; coins: number }) {
  const { t } = useTranslation();
  const silver = entry.account === 'silver';
  return <Coins amount={coins} unit={silver ? t('coin.silver') : t('coin.meow', { count: coins })} variant={silver ? 'silver' : 'gold'} />;
}
