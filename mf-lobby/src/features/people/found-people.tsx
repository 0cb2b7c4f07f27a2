import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { Button, EmptyState, Section, Stack, Table, type TableColumn, Text } from '@meowtale/ui';
import { Failure, formatDate, useHost, usePerson } from '@meowtale/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { ShownWhen } from '../../app/shown-when.tsx';
import { PersonName } from '../../app/staff-mark.tsx';
import type { StaffPage } from '../../app/staff-nav.tsx';
import { findPeople, type Person } from './documents.ts';

interface FoundPeopleProps {
  /** The page that shows them. */
  room: StaffPage;
  keyword: string;
  /** The action on a person: its label, and its label with the person's name. */
  action: { label: string; named(nickname: string): string };
  /** Renders the action's dialog. */
  dialog(person: Person, onClose: () => void): ReactNode;
  /** What is below the people. */
  children: ReactNode;
}

/** Renders the people found by a search, each with an action of staff, except oneself. */
export function FoundPeople({ room, keyword, action, dialog, children }: FoundPeopleProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const me = usePerson();
  const [open, setOpen] = useState<Person | null>(null);
  const [{ data, error, fetching }, ask] = useQuery({
    query: findPeople,
    variables: { keyword, q: { page: 1, pageSize: PAGE_SIZE_DEFAULT } },
    requestPolicy: 'cache-and-network',
  });
  const columns: TableColumn<Person>[] = [
    {
      key: 'name',
      header: t('people.person'),
      rowHeader: true,
      render: ({ nickname, email, roles }) => (
        <Stack gap={4}>
          <span>
            <PersonName of={{ nickname, is_staff: roles.includes('staff') }} />
          </span>
          <Text size="small" tone="muted">
            {email}
          </Text>
        </Stack>
      ),
    },
    {
      key: 'since',
      header: t('people.since'),
      fit: true,
      nowrap: true,
      render: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at, locale)}</time>,
    },
  ];
  return (
    <>
      <Section title={t('staff.room.people')}>
        {error && !data ? (
          <Failure title={t('people.failed')} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} retrying={fetching} />
        ) : (
          <Table
            // The surrounding section has the same label.
            label={`${t(`staff.room.${room}`)}: ${t('staff.room.people')}`}
            columns={columns}
            rows={data?.findPeople.list ?? []}
            rowKey={({ uuid }) => uuid}
            loading={fetching && !data}
            loadingLabel={t('people.loading')}
            empty={
              <EmptyState kind="search" level={3} title={t('people.none')}>
                {t('people.noneHint')}
              </EmptyState>
            }
            actionsLabel={t('stores.actions')}
            rowActions={(person) =>
              person.uuid === me?.uuid ? null : (
                <Button size="small" aria-label={action.named(person.nickname)} onClick={() => setOpen(person)}>
                  {action.label}
                </Button>
              )
            }
          />
        )}
        {open ? dialog(open, () => setOpen(null)) : null}
      </Section>
      <ShownWhen known={Boolean(data || error)}>{children}</ShownWhen>
    </>
  );
}
