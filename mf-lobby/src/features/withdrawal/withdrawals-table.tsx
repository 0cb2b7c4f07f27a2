import { type BadgeTone, Button, ConfirmDialog, Group, Stack, StatusPill, Table, type TableColumn, Text, UserText } from '@meowtale/ui';
import { formatCoinsAsUsd, formatDate, formatDateTime, useHost, useRequestKey } from '@meowtale/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldedWords } from '../../app/folded-words.tsx';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { useStaffAction } from '../../app/use-staff-action.ts';
import { cancelWithdrawal, TOUCHES_WITHDRAWALS, type Withdrawal } from './documents.ts';
import { masked } from './dollars.ts';
import { HistoryPopup } from './history-popup.tsx';

const TONES: Record<number, BadgeTone> = { 1: 'mint', 2: 'danger', 3: 'gold', 4: 'danger' };
const UNSETTLED = 0;

interface WithdrawalsTableProps {
  withdrawals: Withdrawal[];
  loading: boolean;
  empty: ReactNode;
  onCorrect(): void;
}

/** Renders withdrawals: the amount, what arrives, the bank, and the state. */
export function WithdrawalsTable({ withdrawals, loading, empty, onCorrect }: WithdrawalsTableProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [open, setOpen] = useState<{ popup: 'cancel' | 'history'; withdrawal: Withdrawal } | null>(null);
  const money = (coins: number) => formatCoinsAsUsd(coins, locale);
  const number = { kind: 'number', fit: true, nowrap: true } as const;
  const columns: TableColumn<Withdrawal>[] = [
    {
      key: 'asked',
      header: t('withdrawal.asked'),
      rowHeader: true,
      fit: true,
      nowrap: true,
      render: ({ created_at }) => <time dateTime={created_at}>{formatDateTime(created_at, locale)}</time>,
    },
    { key: 'amount', header: t('withdrawal.amount'), ...number, render: ({ amount }) => money(amount) },
    { key: 'fee', header: t('withdrawal.fee'), ...number, render: ({ tax }) => money(tax) },
    { key: 'total', header: t('withdrawal.total'), ...number, strong: true, render: ({ total }) => money(total) },
    {
      key: 'bank',
      header: t('bank.title'),
      render: ({ bank_name, bank_last_four }) => (
        <Stack gap={4}>
          <UserText>{bank_name}</UserText>
          <Text size="small" tone="muted" as="span">
            {masked(bank_last_four)}
          </Text>
        </Stack>
      ),
    },
    {
      key: 'state',
      header: t('withdrawal.state'),
      sentences: true,
      render: (withdrawal) => <State withdrawal={withdrawal} onCorrect={onCorrect} />,
    },
  ];
  return (
    <>
      <Table
        label={t('withdrawal.history')}
        columns={columns}
        rows={withdrawals}
        rowKey={({ uuid }) => uuid}
        loading={loading}
        loadingLabel={t('withdrawal.loading')}
        empty={empty}
        actionsLabel={t('stores.actions')}
        rowActions={(withdrawal) => (
          <Group gap={8} wrap={false} justify="end">
            <Button
              size="small"
              variant="ghost"
              aria-label={t('withdrawal.happenedNamed', { money: money(withdrawal.amount) })}
              onClick={() => setOpen({ popup: 'history', withdrawal })}
            >
              {t('withdrawal.happened')}
            </Button>
            {withdrawal.state === UNSETTLED ? (
              <Button
                size="small"
                aria-label={t('withdrawal.cancelNamed', { money: money(withdrawal.amount) })}
                onClick={() => setOpen({ popup: 'cancel', withdrawal })}
              >
                {t('popup.cancel')}
              </Button>
            ) : null}
          </Group>
        )}
      />
      {open?.popup === 'cancel' ? <CancelDialog withdrawal={open.withdrawal} onClose={() => setOpen(null)} /> : null}
      {open?.popup === 'history' ? <HistoryPopup {...open.withdrawal} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

function State({ withdrawal: { state, step, memo, correct_until }, onCorrect }: { withdrawal: Withdrawal; onCorrect(): void }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (
    <Stack gap={4} align="start">
      <StatusPill tone={TONES[state] ?? 'neutral'}>{t(`withdrawal.step.${step}`)}</StatusPill>
      {memo ? (
        <Text size="small" as="div">
          <FoldedWords text={memo} />
        </Text>
      ) : null}
      {correct_until ? (
        <>
          <Text size="small" tone="muted">
            {t('withdrawal.correctUntil', { day: formatDate(correct_until, locale) })}
          </Text>
          <div>
            <Button size="small" onClick={onCorrect}>
              {t('bank.correct')}
            </Button>
          </div>
        </>
      ) : null}
    </Stack>
  );
}

function CancelDialog({ withdrawal, onClose }: { withdrawal: Withdrawal; onClose(): void }) {
  const { t } = useTranslation();
  const { locale, notify } = useHost();
  const keys = useRequestKey();
  const { act, acting, failure } = useStaffAction(cancelWithdrawal, TOUCHES_WITHDRAWALS.additionalTypenames, () => {
    notify(t('withdrawal.cancelled'), 'success');
    onClose();
  });
  const { uuid, amount } = withdrawal;
  return (
    <ConfirmDialog
      open
      danger
      title={t('withdrawal.cancelNamed', { money: formatCoinsAsUsd(amount, locale) })}
      confirmLabel={t('withdrawal.takeBack')}
      cancelLabel={t('withdrawal.keep')}
      loading={acting}
      onConfirm={() => void act({ uuid, key: keys.of(uuid) })}
      onCancel={onClose}
    >
      <RefusalNotice failure={failure} />
      <Text>{t('withdrawal.cancelWords')}</Text>
    </ConfirmDialog>
  );
}
