import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { Badge, EmptyState, Section, Stack, Table, type TableColumn, Text, UserText } from '@meowtale/ui';
import { Failure, formatDateTime, PageLinks, paths, StaleNotice, useHost, withQuery } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { FoldedWords } from '../../app/folded-words.tsx';
import { findReleaseHistory, type ReleaseChange } from './documents.ts';

/** Renders who changed what is live, when and why, the last first. */
export function History({ page }: { page: number }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [{ data, error, fetching }, ask] = useQuery({
    query: findReleaseHistory,
    variables: { q: { page, pageSize: PAGE_SIZE_DEFAULT } },
    requestPolicy: 'cache-and-network',
  });
  const { list = [], totalCount = 0 } = data?.findReleaseHistory ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  const columns: TableColumn<ReleaseChange>[] = [
    { key: 'revision', header: t('releases.revision'), kind: 'number', fit: true, render: ({ revision }) => revision },
    {
      ...{ key: 'at', header: t('audit.when'), fit: true, nowrap: true },
      render: ({ at }) => <time dateTime={at}>{formatDateTime(at, locale)}</time>,
    },
    { key: 'by', header: t('audit.who'), render: ({ by }) => <UserText>{by}</UserText> },
    { key: 'action', header: t('audit.what'), rowHeader: true, render: (change) => <Done change={change} /> },
    { key: 'reason', header: t('audit.why'), sentences: true, render: ({ reason }) => <FoldedWords text={reason} /> },
  ];
  return (
    <Section title={t('releases.history')} landmark={false}>
      {error && !data ? (
        <Failure title={t('releases.historyFailed')} error={error} onRetry={retry} retrying={fetching} />
      ) : (
        <Stack gap={16}>
          {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
          <Table
            label={t('releases.history')}
            columns={columns}
            rows={list}
            rowKey={({ revision }) => String(revision)}
            loading={fetching && !data}
            loadingLabel={t('releases.loading')}
            empty={<EmptyState kind="lamp" level={3} title={t('audit.none')} />}
          />
          <PageLinks
            page={page}
            pageSize={PAGE_SIZE_DEFAULT}
            total={totalCount}
            pathFor={(next) => withQuery(paths.lobbyStaff('releases'), { page: next })}
          />
        </Stack>
      )}
    </Section>
  );
}

function Done({ change: { action, is_forced, slices } }: { change: ReleaseChange }) {
  const { t } = useTranslation();
  return (
    <Stack gap={4}>
      <span>{t(`audit.action.release-${action}`)}</span>
      {slices.map(({ slice, from, to }) => (
        <Text key={slice} size="small" tone="muted">
          {from === to ? `${slice} ${to}` : `${slice} ${from ?? '–'} → ${to}`}
        </Text>
      ))}
      {is_forced ? (
        <span>
          <Badge tone="gold">{t('releases.forced')}</Badge>
        </span>
      ) : null}
    </Stack>
  );
}
