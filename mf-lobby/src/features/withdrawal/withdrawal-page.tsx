import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { EmptyState, Section, Skeleton, Stack } from '@meowtale/ui';
import { Failure, PageLinks, pageOf, paths, StaleNotice, useLocation, withQuery } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { ShownWhen } from '../../app/shown-when.tsx';
import { Balances } from '../income/balances.tsx';
import { IncomeFrame } from '../income/income-tabs.tsx';
import { BankPopup } from './bank-popup.tsx';
import { findPayee, findWithdrawals, TOUCHES_BANK, TOUCHES_WITHDRAWALS } from './documents.ts';
import { PayeeCards } from './payee-cards.tsx';
import { WithdrawPopup } from './withdraw-popup.tsx';
import { WithdrawalsTable } from './withdrawals-table.tsx';

const TOUCHES = { additionalTypenames: [...TOUCHES_WITHDRAWALS.additionalTypenames, ...TOUCHES_BANK.additionalTypenames] };

/** Renders `/lobby/income/withdrawal`: the available amount, the bank, and earlier withdrawals. */
export function WithdrawalPage() {
  const { t } = useTranslation();
  return (
    <IncomeFrame tab="withdrawal" subtitle={t('withdrawal.subtitle')}>
      <Withdrawals />
    </IncomeFrame>
  );
}

function Withdrawals() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'bank' | 'withdraw' | null>(null);
  const [{ data, error, fetching }, ask] = useQuery({ query: findPayee, context: TOUCHES, requestPolicy: 'cache-and-network' });
  const retry = () => ask({ requestPolicy: 'network-only' });
  const bank = data?.findUserBank[0] ?? null;
  if (error && !data) return <Failure title={t('withdrawal.bankFailed')} error={error} onRetry={retry} retrying={fetching} />;
  return (
    <Stack gap={24}>
      {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
      {data ? null : <Loading />}
      <ShownWhen known={data !== undefined}>
        <Balances onHold={data?.getAccountAvailableWithdrawAmount.on_hold ?? 0} />
        {data ? (
          <PayeeCards
            withdrawable={data.getAccountAvailableWithdrawAmount}
            bank={bank}
            onBank={() => setOpen('bank')}
            onWithdraw={() => setOpen('withdraw')}
          />
        ) : null}
        <History onCorrect={() => setOpen('bank')} />
      </ShownWhen>
      {open === 'bank' ? <BankPopup bank={bank} onClose={() => setOpen(null)} /> : null}
      {open === 'withdraw' && bank && data ? (
        <WithdrawPopup bank={bank} withdrawable={data.getAccountAvailableWithdrawAmount} onClose={() => setOpen(null)} />
      ) : null}
    </Stack>
  );
}

/** Renders a placeholder for all of the page, because the number of its cards depends on the withdrawals in progress. */
function Loading() {
  const { t } = useTranslation();
  return (
    <Stack gap={24} role="status" aria-busy="true" aria-label={t('withdrawal.loading')}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton lines={4} />
    </Stack>
  );
}

function History({ onCorrect }: { onCorrect(): void }) {
  const { t } = useTranslation();
  const page = pageOf(useLocation().search);
  const [{ data, error, fetching }, ask] = useQuery({
    query: findWithdrawals,
    variables: { q: { page, pageSize: PAGE_SIZE_DEFAULT } },
    context: TOUCHES,
    requestPolicy: 'cache-and-network',
  });
  const { list = [], totalCount = 0 } = data?.findWithdrawal ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  return (
    <Section title={t('withdrawal.history')} landmark={false}>
      {error && !data ? (
        <Failure title={t('withdrawal.failed')} error={error} onRetry={retry} retrying={fetching} />
      ) : (
        <Stack gap={16}>
          {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
          <WithdrawalsTable
            withdrawals={list}
            loading={fetching && !data}
            onCorrect={onCorrect}
            empty={
              <EmptyState kind="lamp" level={3} title={t('withdrawal.none')}>
                {t('withdrawal.noneHint')}
              </EmptyState>
            }
          />
          <PageLinks
            page={page}
            pageSize={PAGE_SIZE_DEFAULT}
            total={totalCount}
            pathFor={(next) => withQuery(paths.lobbyIncome('withdrawal'), { page: next })}
          />
        </Stack>
      )}
    </Section>
  );
}
