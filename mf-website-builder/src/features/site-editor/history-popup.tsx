import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { Button, EmptyState, Modal, Notice, Stack, Table, type TableColumn } from '@meowtale/ui';
import { Failure, FailureNotice, formatDateTime, PageButtons, toAppError, useHost, useTimeZone } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { RESTORE_SITE, SITE_HISTORY, type Site, type SiteVersion } from './documents.ts';

interface HistoryPopupProps {
  site: { uuid: string; revision: number };
  /** Nothing is unsaved, so that restoring overwrites no unsaved change. */
  settled: boolean;
  onRestored(site: Site): void;
  onClose(): void;
}

/** Renders the site's earlier versions, newest first; each can be restored. */
export function HistoryPopup({ site, settled, onRestored, onClose }: HistoryPopupProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const [{ data, error, fetching }, ask] = useQuery({
    query: SITE_HISTORY,
    variables: { uuid: site.uuid, q: { page, pageSize: PAGE_SIZE_DEFAULT } },
    requestPolicy: 'network-only',
  });
  const [{ fetching: restoring, error: failure }, restore] = useMutation(RESTORE_SITE);
  const columns = useColumns(site.revision);
  const { list, totalCount = 0 } = data?.findWebsiteHistory ?? {};
  async function take({ uuid: version }: SiteVersion) {
    const { data: answer, error: failed } = await restore({ ...site, version });
    if (answer?.restoreWebsiteMain && !failed) onRestored(answer.restoreWebsiteMain);
  }
  return (
    <Modal open size="large" title={t('history.title')} onClose={onClose} closeLabel={t('popup.close')} dismissible={!restoring}>
      <Stack gap={16}>
        {settled ? null : <Notice tone="info">{t('history.waiting')}</Notice>}
        <FailureNotice failure={failure ? toAppError(failure) : null} />
        {error && !data ? (
          <Failure title={t('history.failed')} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} retrying={fetching} />
        ) : (
          <Table
            label={t('history.title')}
            bare
            columns={columns}
            rows={list ?? []}
            rowKey={({ uuid }) => uuid}
            loading={!list}
            loadingLabel={t('selector.loading')}
            empty={<EmptyState kind="desk" level={3} title={t('history.none')} />}
            actionsLabel={t('history.actions')}
            rowActions={(version) =>
              version.revision === site.revision ? null : (
                <Button size="small" disabled={!settled || restoring} onClick={() => take(version)}>
                  {t('history.restore')}
                </Button>
              )
            }
          />
        )}
        <PageButtons page={page} pageSize={PAGE_SIZE_DEFAULT} total={totalCount} onPage={setPage} />
      </Stack>
    </Modal>
  );
}

function useColumns(revision: number): TableColumn<SiteVersion>[] {
  const { t } = useTranslation();
  const { locale } = useHost();
  const timeZone = useTimeZone();
  return [
    {
      key: 'when',
      header: t('history.when'),
      rowHeader: true,
      render: (version) => (
        <>
          {formatDateTime(version.updated_at, locale, timeZone)}
          {version.revision === revision ? ` · ${t('history.now')}` : null}
        </>
      ),
    },
    {
      key: 'modules',
      header: t('editor.modules'),
      fit: true,
      nowrap: true,
      render: ({ module_count: count }) => t('history.modules', { count }),
    },
  ];
}
