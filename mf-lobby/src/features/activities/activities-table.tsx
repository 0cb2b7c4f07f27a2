import { ACTIVITY_STATE } from '@meowtale/contracts';
import { Button, EmptyState, Group, StatusPill, Table, type TableColumn, Text } from '@meowtale/ui';
import { formatDateTime, formatEnd, formatPercent, Link, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useStaffAction } from '../../app/use-staff-action.ts';
import { type Activity, closeActivity, setActivity, TOUCHES_ACTIVITIES } from './documents.ts';

interface ActivitiesTableProps {
  activities: Activity[];
  loading: boolean;
  editAddress(uuid: string): string;
}

const TONES = { 0: 'neutral', 1: 'plum', 2: 'mint', 3: 'neutral' } as const;
/** How a promotion is ended: an active one is closed, a scheduled one withdrawn. */
type Ending = 'close' | 'withdraw';
const ENDING: Partial<Record<Activity['state'], Ending>> = { [ACTIVITY_STATE.scheduled]: 'withdraw', [ACTIVITY_STATE.active]: 'close' };
const nameOf = ({ names }: Activity, locale: string): string => names[locale] ?? names['en-US'] ?? '';

/** Renders promotions by their start, with the actions of each; ended ones have none. */
export function ActivitiesTable({ activities, loading, editAddress }: ActivitiesTableProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [ending, setEnding] = useState<Activity | null>(null);
  const time = (at: string) => <time dateTime={at}>{formatDateTime(at, locale)}</time>;
  const columns: TableColumn<Activity>[] = [
    { key: 'name', header: t('activities.name'), rowHeader: true, render: (activity) => nameOf(activity, locale) },
    {
      key: 'state',
      header: t('activities.state'),
      fit: true,
      render: ({ state }) => <StatusPill tone={TONES[state]}>{t(`activities.states.${state}`)}</StatusPill>,
    },
    {
      key: 'percent',
      header: t('activities.discount'),
      fit: true,
      kind: 'number',
      render: ({ percentage_discount }) => formatPercent(percentage_discount / 100, locale),
    },
    { key: 'from', header: t('activities.from'), fit: true, nowrap: true, render: ({ started_at }) => time(started_at) },
    {
      key: 'to',
      header: t('activities.to'),
      fit: true,
      nowrap: true,
      render: ({ ended_at }) => <time dateTime={ended_at}>{formatEnd(ended_at, locale)}</time>,
    },
  ];
  return (
    <>
      <Table
        label={t('staff.room.activities')}
        columns={columns}
        rows={activities}
        rowKey={({ uuid }) => uuid}
        loading={loading}
        loadingLabel={t('activities.loading')}
        empty={
          <EmptyState kind="desk" level={2} title={t('activities.none')}>
            {t('activities.noneHint')}
          </EmptyState>
        }
        actionsLabel={t('stores.actions')}
        rowActions={(activity) => (
          <Actions activity={activity} name={nameOf(activity, locale)} to={editAddress(activity.uuid)} onEnd={() => setEnding(activity)} />
        )}
      />
      {ending ? <EndDialog activity={ending} name={nameOf(ending, locale)} onClose={() => setEnding(null)} /> : null}
    </>
  );
}

interface ActionsProps {
  activity: Activity;
  name: string;
  /** The address of its form. */
  to: string;
  onEnd(): void;
}

function Actions({ activity: { state }, name, to, onEnd }: ActionsProps) {
  const { t } = useTranslation();
  const ending = ENDING[state];
  if (state === ACTIVITY_STATE.ended) return null;
  return (
    <Group gap={8} wrap={false} justify="end">
      <Button size="small" component={Link} to={to} aria-label={t('activities.editNamed', { name })}>
        {t('activities.edit')}
      </Button>
      {ending ? (
        <Button size="small" aria-label={t(`activities.${ending}Named`, { name })} onClick={onEnd}>
          {t(`activities.${ending}`)}
        </Button>
      ) : null}
    </Group>
  );
}

interface EndDialogProps {
  activity: Activity;
  name: string;
  onClose(): void;
}

/** Renders the confirmation, which states that listings that joined are not affected. */
function EndDialog({ activity, name, onClose }: EndDialogProps) {
  const { t } = useTranslation();
  const { locale, notify } = useHost();
  const ending = ENDING[activity.state] ?? 'close';
  function done() {
    notify(t(`activities.done.${ending}`, { name }), 'success');
    onClose();
  }
  const closing = useStaffAction(closeActivity, TOUCHES_ACTIVITIES, done);
  const withdrawing = useStaffAction(setActivity, TOUCHES_ACTIVITIES, done);
  const { acting, failure } = ending === 'close' ? closing : withdrawing;
  function end(reason: string) {
    const { uuid, revision, percentage_discount, started_at, ended_at } = activity;
    if (ending === 'close') return closing.act({ uuid, revision, reason });
    const names = Object.entries(activity.names).map(([language, name]) => ({ language, name }));
    const state = ACTIVITY_STATE.draft;
    return withdrawing.act({ uuid, revision, names, percentage_discount, started_at, ended_at, state, reason });
  }
  return (
    <ReasonDialog
      danger
      title={t(`activities.${ending}Named`, { name })}
      draftOf={`activity.${ending}.${activity.uuid}`}
      hint={t('staff.reasonKept')}
      confirmLabel={t(`activities.${ending}`)}
      acting={acting}
      failure={failure}
      onCancel={onClose}
      onConfirm={end}
    >
      <Text>{t(`activities.${ending}Words`, { when: formatEnd(activity.ended_at, locale) })}</Text>
    </ReasonDialog>
  );
}
