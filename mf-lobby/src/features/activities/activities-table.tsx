import { ACTIVITY_STATE } from '@meowtale/contracts';
import { Button, EmptyState, Group, StatusPill, Table, type TableColumn, Text } from '@meowtale/ui';
import { formatDateTime, formatPercent, Link, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useStaffDeed } from '../../app/use-staff-deed.ts';
import { type Activity, closeActivity, TOUCHES_ACTIVITIES } from './documents.ts';

interface ActivitiesTableProps {
  activities: Activity[];
  loading: boolean;
  editAddress(uuid: string): string;
}

const TONES = { 0: 'neutral', 1: 'plum', 2: 'mint', 3: 'neutral' } as const;
const nameOf = ({ names }: Activity, locale: string): string => names[locale] ?? names['en-US'] ?? '';

/** Promotions by their start, with what can be done to each: what is over stays as it is. */
export function ActivitiesTable({ activities, loading, editAddress }: ActivitiesTableProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [closing, setClosing] = useState<Activity | null>(null);
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
    { key: 'to', header: t('activities.to'), fit: true, nowrap: true, render: ({ ended_at }) => time(ended_at) },
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
          <Actions
            activity={activity}
            name={nameOf(activity, locale)}
            to={editAddress(activity.uuid)}
            onClose={() => setClosing(activity)}
          />
        )}
      />
      {closing ? <CloseDialog activity={closing} name={nameOf(closing, locale)} onClose={() => setClosing(null)} /> : null}
    </>
  );
}

interface ActionsProps {
  activity: Activity;
  name: string;
  /** Where it is written. */
  to: string;
  onClose(): void;
}

function Actions({ activity: { state }, name, to, onClose }: ActionsProps) {
  const { t } = useTranslation();
  if (state === ACTIVITY_STATE.ended) return null;
  return (
    <Group gap={8} wrap={false} justify="end">
      <Button size="small" component={Link} to={to} aria-label={t('activities.editNamed', { name })}>
        {t('activities.edit')}
      </Button>
      {state === ACTIVITY_STATE.active ? (
        <Button size="small" aria-label={t('activities.closeNamed', { name })} onClick={onClose}>
          {t('activities.close')}
        </Button>
      ) : null}
    </Group>
  );
}

/** Says what closing does to those who joined before it is done: nothing. */
function CloseDialog({ activity: { uuid, revision, ended_at }, name, onClose }: { activity: Activity; name: string; onClose(): void }) {
  const { t } = useTranslation();
  const { locale, notify } = useHost();
  const { act, acting, failure } = useStaffDeed(closeActivity, TOUCHES_ACTIVITIES, () => {
    notify(t('activities.closed', { name }), 'success');
    onClose();
  });
  return (
    <ReasonDialog
      danger
      title={t('activities.closeNamed', { name })}
      hint={t('staff.reasonKept')}
      confirmLabel={t('activities.close')}
      acting={acting}
      failure={failure}
      onCancel={onClose}
      onConfirm={(reason) => act({ uuid, revision, reason })}
    >
      <Text>{t('activities.closeWords', { when: formatDateTime(ended_at, locale) })}</Text>
    </ReasonDialog>
  );
}
