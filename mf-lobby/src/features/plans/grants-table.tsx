import { PLAN_NAMES } from '@meowtale/contracts/plans';
import { Button, Stack, Table, type TableColumn, Text, UserText } from '@meowtale/ui';
import { formatDate, Link, useHost, usePerson } from '@meowtale/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldedWords } from '../../app/folded-words.tsx';
import type { PlanGrant } from './documents.ts';
import { EndDialog } from './end-dialog.tsx';

interface GrantsTableProps {
  label: string;
  grants: PlanGrant[];
  loading: boolean;
  empty: ReactNode;
  /** Returns the address of all grants to a person. */
  ofPerson(uuid: string): string;
  /** Called when a colleague has ended one meanwhile. */
  onStale(): void;
}

/** Renders grants with person, plan, times, staff member and reason; running ones can be ended, except one's own. */
export function GrantsTable({ label, grants, loading, empty, ofPerson, onStale }: GrantsTableProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const me = usePerson();
  const [open, setOpen] = useState<PlanGrant | null>(null);
  const day = (time: string) => <time dateTime={time}>{formatDate(time, locale)}</time>;
  const columns: TableColumn<PlanGrant>[] = [
    {
      key: 'person',
      header: t('audit.subject.person'),
      rowHeader: true,
      render: ({ user_uuid, user_name }) => (
        <Link className="mt-anchor" to={ofPerson(user_uuid)} dir="auto">
          {user_name ?? t('audit.gone')}
        </Link>
      ),
    },
    { key: 'plan', header: t('planGrants.plan'), fit: true, nowrap: true, strong: true, render: ({ grade }) => PLAN_NAMES[grade] },
    { key: 'from', header: t('planGrants.from'), kind: 'number', fit: true, nowrap: true, render: ({ started_at }) => day(started_at) },
    { key: 'to', header: t('planGrants.to'), kind: 'number', fit: true, nowrap: true, render: ({ ended_at }) => day(ended_at) },
    {
      key: 'by',
      header: t('audit.who'),
      fit: true,
      nowrap: true,
      render: ({ actor_name }) => <UserText>{actor_name ?? t('audit.gone')}</UserText>,
    },
    { key: 'why', header: t('audit.why'), sentences: true, render: (grant) => <Why grant={grant} /> },
  ];
  function actionOf(grant: PlanGrant): ReactNode {
    if (grant.state === 'over') return null;
    if (grant.user_uuid === me?.uuid)
      return (
        <Text size="small" tone="muted">
          {t('planGrants.own')}
        </Text>
      );
    const named = t('planGrants.endNamed', { name: grant.user_name ?? t('audit.gone'), plan: PLAN_NAMES[grant.grade] });
    return (
      <Button size="small" variant="ghost" aria-label={named} onClick={() => setOpen(grant)}>
        {t('planGrants.end')}
      </Button>
    );
  }
  return (
    <>
      <Table
        label={label}
        columns={columns}
        rows={grants}
        rowKey={({ uuid }) => uuid}
        loading={loading}
        loadingLabel={t('planGrants.loading')}
        empty={empty}
        actionsLabel={t('stores.actions')}
        rowActions={actionOf}
      />
      {open ? (
        <EndDialog
          grant={open}
          onClose={(failed) => {
            setOpen(null);
            if (failed) onStale();
          }}
        />
      ) : null}
    </>
  );
}

/** Renders why a plan was granted, and why and by whom it was ended early. */
function Why({ grant: { reason, end_reason, end_actor_name } }: { grant: PlanGrant }) {
  const { t } = useTranslation();
  if (end_reason === null) return <FoldedWords text={reason} />;
  return (
    <Stack gap={4}>
      <FoldedWords text={reason} />
      <Text size="small" tone="muted">
        {t('planGrants.endedBy', { name: end_actor_name ?? t('audit.gone') })}
      </Text>
      <FoldedWords text={end_reason} />
    </Stack>
  );
}
