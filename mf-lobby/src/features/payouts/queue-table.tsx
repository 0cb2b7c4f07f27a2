import { PAYOUT_ALARM_DAYS } from '@meowtale/contracts/inputs/wallet/withdrawal';
import {
  type BadgeTone,
  Button,
  Checkbox,
  Group,
  IconButton,
  IconDots,
  Menu,
  Stack,
  StatusPill,
  Table,
  type TableColumn,
  Text,
  UserText,
} from '@meowtale/ui';
import { formatCoinsAsUsd, formatCountry, formatDate, formatNumber, Link, paths, useHost, usePerson, withQuery } from '@meowtale/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAge } from '../../app/age.ts';
import { FoldedWords } from '../../app/folded-words.tsx';
import { masked } from '../withdrawal/dollars.ts';
import { ActionDialog } from './action-dialog.tsx';
import { BankDialog } from './bank-dialog.tsx';
import type { QueuedWithdrawal } from './documents.ts';
import { MakeRun } from './make-run.tsx';
import { actionsFor, endedAt, type PayoutAction, PRIMARY_ACTIONS, UNDER_REVIEW } from './payout-actions.ts';

const DAY_MS = 86_400_000;
const TONES: Record<number, BadgeTone> = { 1: 'mint', 2: 'danger', 3: 'gold', 4: 'danger' };

interface QueueTableProps {
  label: string;
  /** Whether they can be added to a run. */
  selectable: boolean;
  withdrawals: QueuedWithdrawal[];
  loading: boolean;
  empty: ReactNode;
  /** Called when a colleague has decided meanwhile. */
  onStale(): void;
}

/** Renders withdrawals with their creator, age, and staff's actions. */
export function QueueTable({ label, selectable, withdrawals, loading, empty, onStale }: QueueTableProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const me = usePerson()?.uuid;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<{ action: PayoutAction | 'look'; withdrawal: QueuedWithdrawal } | null>(null);
  const ready = (one: QueuedWithdrawal) =>
    selectable && one.state === UNDER_REVIEW && !one.run_uuid && !one.lacks_second && one.user_uuid !== me;
  const selected = withdrawals.filter((one) => ready(one) && chosen.includes(one.uuid));
  const choose = (uuid: string, on: boolean) => setChosen((before) => (on ? [...before, uuid] : before.filter((one) => one !== uuid)));
  const who = ({ user_name }: QueuedWithdrawal) => user_name ?? t('audit.gone');
  const number = { kind: 'number', fit: true, nowrap: true } as const;
  const columns: TableColumn<QueuedWithdrawal>[] = [
    ...(selectable
      ? [
          {
            key: 'select',
            header: t('payouts.select'),
            hideHeader: true,
            fit: true,
            render: (one: QueuedWithdrawal) => (
              <Checkbox
                label={t('payouts.selectNamed', { name: who(one), money: formatCoinsAsUsd(one.total, locale) })}
                hideLabel
                disabled={!ready(one)}
                checked={chosen.includes(one.uuid) && ready(one)}
                onChange={(event) => choose(one.uuid, event.currentTarget.checked)}
              />
            ),
          },
        ]
      : []),
    {
      key: 'who',
      header: t('payouts.creator'),
      rowHeader: true,
      render: (one) => (
        <Link className="mt-anchor mt-anchor--quiet" to={withQuery(paths.lobbyStaff('people'), { q: one.user_uuid })}>
          {who(one)}
        </Link>
      ),
    },
    { key: 'bank', header: t('bank.title'), render: (one) => <Bank withdrawal={one} /> },
    { key: 'amount', header: t('withdrawal.amount'), ...number, render: ({ amount }) => formatCoinsAsUsd(amount, locale) },
    { key: 'total', header: t('payouts.receives'), ...number, strong: true, render: ({ total }) => formatCoinsAsUsd(total, locale) },
    { key: 'age', header: t('review.age'), ...number, render: (one) => <WaitingTime withdrawal={one} /> },
    { key: 'state', header: t('withdrawal.state'), sentences: true, render: (one) => <State withdrawal={one} /> },
  ];
  return (
    <Stack gap={16}>
      {selectable ? <MakeRun selected={selected} onStale={onStale} /> : null}
      <Table
        label={label}
        columns={columns}
        rows={withdrawals}
        rowKey={({ uuid }) => uuid}
        loading={loading}
        loadingLabel={t('payouts.loading')}
        empty={empty}
        actionsLabel={t('stores.actions')}
        rowActions={(withdrawal) => <Actions withdrawal={withdrawal} me={me} onOpen={(action) => setOpen({ action, withdrawal })} />}
      />
      {open?.action === 'look' ? <BankDialog withdrawal={open.withdrawal} onClose={() => setOpen(null)} /> : null}
      {open && open.action !== 'look' ? (
        <ActionDialog
          action={open.action}
          withdrawal={open.withdrawal}
          onClose={(failed) => {
            setOpen(null);
            if (failed) onStale();
          }}
        />
      ) : null}
    </Stack>
  );
}

function Bank({ withdrawal: { bank_name, bank_country, bank_last_four } }: { withdrawal: QueuedWithdrawal }) {
  const { locale } = useHost();
  return (
    <Stack gap={4}>
      <UserText>{bank_name}</UserText>
      <Text size="small" tone="muted" as="span">
        {formatCountry(bank_country, locale)} {masked(bank_last_four)}
      </Text>
    </Stack>
  );
}

/** Renders how long a withdrawal has waited, and whether that is too long; of a completed one how long it took, and the day. */
function WaitingTime({ withdrawal }: { withdrawal: QueuedWithdrawal }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const ended = endedAt(withdrawal);
  if (ended === null) {
    const isLate = Date.now() - Date.parse(withdrawal.created_at) >= PAYOUT_ALARM_DAYS * DAY_MS;
    return (
      <Stack gap={4}>
        {formatAge(withdrawal.created_at, locale)}
        {isLate ? <StatusPill tone="danger">{t('payouts.late', { days: formatNumber(PAYOUT_ALARM_DAYS, locale) })}</StatusPill> : null}
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      {formatAge(withdrawal.created_at, locale, Date.parse(ended))}
      <Text size="small" tone="muted" as="span">
        <time dateTime={ended}>{formatDate(ended, locale)}</time>
      </Text>
    </Stack>
  );
}

function State({ withdrawal: { state, step, memo, lacks_second } }: { withdrawal: QueuedWithdrawal }) {
  const { t } = useTranslation();
  return (
    <Stack gap={4} align="start">
      <StatusPill tone={TONES[state] ?? 'neutral'}>{t(`withdrawal.step.${step}`)}</StatusPill>
      {lacks_second ? (
        <Text size="small" as="span">
          {t('payouts.lacksSecond')}
        </Text>
      ) : null}
      {memo ? (
        <Text size="small" tone="muted" as="div">
          <FoldedWords text={memo} />
        </Text>
      ) : null}
    </Stack>
  );
}

interface ActionsProps {
  withdrawal: QueuedWithdrawal;
  me: string | undefined;
  onOpen(action: PayoutAction | 'look'): void;
}

/** Renders the actions; for staff's own withdrawal a notice that a colleague decides. */
function Actions({ withdrawal, me, onOpen }: ActionsProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  if (withdrawal.user_uuid === me)
    return (
      <Text size="small" tone="muted" as="span">
        {t('payouts.own')}
      </Text>
    );
  const about = { name: withdrawal.user_name ?? t('audit.gone'), money: formatCoinsAsUsd(withdrawal.amount, locale) };
  const actions = actionsFor(withdrawal, me);
  return (
    <Group gap={8} wrap={false} justify="end">
      {actions
        .filter((action) => PRIMARY_ACTIONS.includes(action))
        .map((action) => (
          <Button
            key={action}
            size="small"
            aria-label={t('payouts.deedNamed', { deed: t(`payouts.deed.${action}`), ...about })}
            onClick={() => onOpen(action)}
          >
            {t(`payouts.deed.${action}`)}
          </Button>
        ))}
      <Menu
        position="bottom-end"
        trigger={
          <IconButton
            size="small"
            label={t('payouts.deedNamed', { deed: t('stores.actions'), ...about })}
            icon={<IconDots size={18} aria-hidden="true" />}
          />
        }
        items={[...actions.filter((action) => !PRIMARY_ACTIONS.includes(action)), 'look' as const].map((action) => ({
          key: action,
          label: t(`payouts.deed.${action}`),
          onSelect: () => onOpen(action),
        }))}
      />
    </Group>
  );
}
