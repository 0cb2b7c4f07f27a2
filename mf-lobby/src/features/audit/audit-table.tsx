import { Stack, Table, type TableColumn, Text, UserText } from '@meowtale/ui';
import { formatDateTime, Link, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldedWords } from '../../app/folded-words.tsx';
import { type AuditAddress, auditAddress } from './audit-address.ts';
import type { AuditEntry } from './documents.ts';

interface AuditTableProps {
  entries: AuditEntry[];
  loading: boolean;
  empty: ReactNode;
  address: AuditAddress;
}

/** Renders audit entries with staff, subject and reason; a person and a subject each link to all their entries. */
export function AuditTable({ entries, loading, empty, address }: AuditTableProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const columns: TableColumn<AuditEntry>[] = [
    {
      key: 'at',
      header: t('audit.when'),
      fit: true,
      nowrap: true,
      render: ({ at }) => <time dateTime={at}>{formatDateTime(at, locale)}</time>,
    },
    {
      key: 'actor',
      header: t('audit.who'),
      fit: true,
      nowrap: true,
      render: ({ actor }) =>
        actor ? (
          <Link className="mt-anchor" to={auditAddress({ ...address, page: 1, actor: actor.uuid })} dir="auto">
            {actor.nickname}
          </Link>
        ) : (
          t('audit.gone')
        ),
    },
    { key: 'action', header: t('audit.what'), rowHeader: true, render: (entry) => <ActionCell entry={entry} /> },
    { key: 'subject', header: t('audit.about'), render: (entry) => <Subject entry={entry} address={address} /> },
    { key: 'reason', header: t('audit.why'), sentences: true, render: (entry) => <Why entry={entry} /> },
  ];
  return (
    <Table
      label={t('staff.room.audit')}
      columns={columns}
      rows={entries}
      rowKey={({ uuid }) => uuid}
      loading={loading}
      loadingLabel={t('audit.loading')}
      empty={empty}
    />
  );
}

/** Renders the action; of a decision about one part of a submission, with that part. */
function ActionCell({ entry: { action, details } }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const done = t(`audit.action.${action}`);
  return details.part ? `${done} · ${t(`review.parts.${details.part}`)}` : done;
}

function Why({ entry: { reason, details } }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  return (
    <Stack gap={4}>
      {details.rejection_type ? (
        <Text size="small" weight="medium">
          {t(`rejection.${details.rejection_type}`)}
        </Text>
      ) : null}
      <FoldedWords text={reason} />
    </Stack>
  );
}

function Subject({ entry: { subject_type, subject_uuid, subject_name }, address }: { entry: AuditEntry; address: AuditAddress }) {
  const { t } = useTranslation();
  const name = subject_name || t('stores.untitled');
  return (
    <Stack gap={4}>
      <UserText>
        {subject_uuid ? (
          <Link className="mt-anchor" to={auditAddress({ ...address, page: 1, subject: subject_uuid })}>
            {name}
          </Link>
        ) : (
          name
        )}
      </UserText>
      <Text size="small" tone="muted">
        {t(`audit.subject.${subject_type}`)}
      </Text>
    </Stack>
  );
}
