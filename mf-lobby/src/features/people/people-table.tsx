import { Button, Stack, Table, type TableColumn, Text } from '@meowtale/ui';
import { formatDate, formatDateTime, Link, paths, useHost, withQuery } from '@meowtale/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StaffMark } from '../../app/staff-mark.tsx';
import type { Person } from './documents.ts';
import { PenaltyDialog } from './penalty-dialog.tsx';
import classes from './people.module.css';
import { RolesDialog } from './roles-dialog.tsx';
import { LiftDialog, SuspendDialog } from './suspension-dialogs.tsx';

type PersonAction = 'roles' | 'suspend' | 'lift' | 'penalty';
const DIALOGS = { roles: RolesDialog, suspend: SuspendDialog, lift: LiftDialog, penalty: PenaltyDialog };

/** Renders people with their roles, and the actions on each. */
export function PeopleTable({ people, loading, empty }: { people: Person[]; loading: boolean; empty: ReactNode }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [open, setOpen] = useState<{ action: PersonAction; person: Person } | null>(null);
  const Dialog = open ? DIALOGS[open.action] : null;
  const columns: TableColumn<Person>[] = [
    {
      key: 'name',
      header: t('people.person'),
      rowHeader: true,
      render: ({ nickname, email, uuid, roles }) => (
        <Stack gap={4}>
          <span>
            <Link className="mt-anchor" to={withQuery(paths.lobbyStaff('audit'), { subject: uuid })} dir="auto">
              {nickname}
            </Link>{' '}
            <StaffMark of={{ is_staff: roles.includes('staff') }} />
          </span>
          <Text size="small" tone="muted" className={classes.address}>
            {email}
          </Text>
        </Stack>
      ),
    },
    { key: 'roles', header: t('people.roles'), render: (person) => <Roles person={person} /> },
    {
      key: 'since',
      header: t('people.since'),
      fit: true,
      nowrap: true,
      render: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at, locale)}</time>,
    },
    {
      key: 'standing',
      header: t('people.standing'),
      fit: true,
      render: ({ suspended_until }) =>
        suspended_until ? (
          <Text tone="danger" weight="medium" className={classes.suspended}>
            {t('people.suspendedUntil', { when: formatDateTime(suspended_until, locale) })}
          </Text>
        ) : (
          t('people.inGoodStanding')
        ),
    },
  ];
  return (
    <>
      <Table
        label={t('staff.room.people')}
        columns={columns}
        rows={people}
        rowKey={({ uuid }) => uuid}
        loading={loading}
        loadingLabel={t('people.loading')}
        empty={empty}
        actionsLabel={t('stores.actions')}
        rowActions={(person) => <Actions person={person} onOpen={(action) => setOpen({ action, person })} />}
      />
      {open && Dialog ? <Dialog person={open.person} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

function Roles({ person: { roles, contracted_level } }: { person: Person }) {
  const { t } = useTranslation();
  const roleNames = roles
    .filter((role) => role !== 'user')
    .map((role) => (role === 'contracted_author' ? t('people.contracted', { level: contracted_level ?? '?' }) : t(`people.role.${role}`)));
  return roleNames.length > 0 ? roleNames.join(' · ') : t('people.role.user');
}

/** Renders the actions; there are none on staff, including oneself. */
function Actions({ person, onOpen }: { person: Person; onOpen(action: PersonAction): void }) {
  const { t } = useTranslation();
  if (person.roles.includes('staff')) return null;
  const button = (action: PersonAction) => (
    <Button key={action} size="small" aria-label={t(`people.${action}Named`, { name: person.nickname })} onClick={() => onOpen(action)}>
      {t(`people.${action}`)}
    </Button>
  );
  return (
    <div className={classes.actions}>
      {button('roles')}
      {button('suspend')}
      {person.suspended_until ? button('lift') : null}
      {button('penalty')}
      <Button
        size="small"
        component={Link}
        to={withQuery(paths.lobbyStaff('notifications'), { to: person.uuid })}
        aria-label={t('people.notifyNamed', { name: person.nickname })}
      >
        {t('people.notify')}
      </Button>
    </div>
  );
}
