import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { AUDIT_ACTIONS } from '@meowtale/contracts/inputs/catalog/audit';
import { Button, EmptyState, Group, Select, Stack } from '@meowtale/ui';
import { Failure, PageLinks, StaleNotice, useHost, useLocation } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { StaffFrame } from '../../app/staff-frame.tsx';
import { type AuditAddress, auditAddress, readAuditAddress } from './audit-address.ts';
import { AuditTable } from './audit-table.tsx';
import { findAudit } from './documents.ts';

/** Renders `/lobby/staff/audit`: the append-only log of staff actions with their reasons. */
export function AuditPage() {
  const { t } = useTranslation();
  const address = readAuditAddress(useLocation().search);
  const { page, ...filter } = address;
  const [{ data, error, fetching }, ask] = useQuery({
    query: findAudit,
    variables: { ...filter, q: { page, pageSize: PAGE_SIZE_DEFAULT } },
    requestPolicy: 'network-only',
  });
  const { list = [], totalCount = 0 } = data?.findAuditLog ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  return (
    <StaffFrame room="audit" subtitle={t('audit.words')} actions={<Filters address={address} />}>
      {error && !data ? (
        <Failure title={t('audit.failed')} error={error} onRetry={retry} retrying={fetching} />
      ) : (
        <Stack gap={16}>
          {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
          <AuditTable
            entries={list}
            loading={fetching && !data}
            address={address}
            empty={
              <EmptyState kind="lamp" level={2} title={t('audit.none')}>
                {t('audit.noneHint')}
              </EmptyState>
            }
          />
          <PageLinks
            page={page}
            pageSize={PAGE_SIZE_DEFAULT}
            total={totalCount}
            pathFor={(next) => auditAddress({ ...address, page: next })}
          />
        </Stack>
      )}
    </StaffFrame>
  );
}

function Filters({ address }: { address: AuditAddress }) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const narrowed = address.actor !== null || address.subject !== null;
  return (
    <Group gap={8}>
      {narrowed ? (
        <Button variant="ghost" onClick={() => navigation.push(auditAddress({ action: address.action }))}>
          {t('audit.showAll')}
        </Button>
      ) : null}
      <Select
        label={t('audit.what')}
        hideLabel
        placeholder={t('audit.everything')}
        clearLabel={t('audit.everything')}
        options={AUDIT_ACTIONS.map((value) => ({ value, label: t(`audit.action.${value}`) }))}
        value={address.action}
        onChange={(value) =>
          navigation.push(auditAddress({ ...address, page: 1, action: AUDIT_ACTIONS.find((action) => action === value) ?? null }))
        }
      />
    </Group>
  );
}
