import { Badge, EmptyState, Group, Section, Stack, Table, type TableColumn, Text } from '@meowtale/ui';
import { formatDateTime, formatNumber, formatPercent, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { ReleaseFigures, ReleaseSlice, ReleaseVital } from './documents.ts';

interface Row extends ReleaseFigures {
  slice: string;
  role: 'live' | 'canary' | 'previous' | null;
}

function roleOf({ version, canary, previous }: ReleaseSlice, of: string): Row['role'] {
  if (of === version) return 'live';
  if (of === canary?.version) return 'canary';
  return of === previous ? 'previous' : null;
}

/** Renders what tabs report of each release: loads, failures, errors, and web vitals at the 75th percentile. */
export function FiguresTable({ slices }: { slices: ReleaseSlice[] }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const rows = slices.flatMap((slice) =>
    slice.figures.map((figures): Row => ({ ...figures, slice: slice.name, role: roleOf(slice, figures.version) })),
  );
  const count = (key: 'loads' | 'errors', header: string): TableColumn<Row> => ({
    ...{ key, header, kind: 'number', fit: true, nowrap: true },
    render: (row) => formatNumber(row[key], locale),
  });
  const vital = (key: 'lcp' | 'inp' | 'cls'): TableColumn<Row> => ({
    ...{ key, header: key.toUpperCase(), kind: 'number', fit: true, nowrap: true },
    render: (row) => vitalText(key, row[key], locale),
  });
  const columns: TableColumn<Row>[] = [
    { key: 'slice', header: t('releases.slice'), rowHeader: true, render: ({ slice }) => slice },
    {
      key: 'version',
      header: t('releases.version'),
      render: ({ version, role }) => (
        <Group gap={8}>
          <span>{version}</span>
          {role ? <Badge tone={role === 'live' ? 'mint' : 'neutral'}>{t(`releases.role.${role}`)}</Badge> : null}
        </Group>
      ),
    },
    count('loads', t('releases.loads')),
    {
      ...{ key: 'failures', header: t('releases.failures'), kind: 'number', fit: true, nowrap: true },
      render: ({ failures, loads }) =>
        `${formatNumber(failures, locale)}${loads > 0 ? ` (${formatPercent(Math.min(1, failures / loads), locale)})` : ''}`,
    },
    count('errors', t('releases.errorCount')),
    ...(['lcp', 'inp', 'cls'] as const).map(vital),
    {
      ...{ key: 'seen', header: t('releases.lastSeen'), fit: true, nowrap: true },
      render: ({ last_seen_at }) => <time dateTime={last_seen_at}>{formatDateTime(last_seen_at, locale)}</time>,
    },
  ];
  return (
    <Section title={t('releases.figures')} landmark={false}>
      <Stack gap={8}>
        <Text size="small" tone="muted">
          {t('releases.figuresHint')}
        </Text>
        <Table
          label={t('releases.figures')}
          columns={columns}
          rows={rows}
          rowKey={({ slice, version }) => `${slice} ${version}`}
          empty={
            <EmptyState kind="lamp" level={3} title={t('releases.figuresNone')}>
              {t('releases.figuresNoneHint')}
            </EmptyState>
          }
        />
      </Stack>
    </Section>
  );
}

/** Returns the bound that a vital is not above, or is above when it is over the largest one. */
function vitalText(key: 'lcp' | 'inp' | 'cls', vital: ReleaseVital | null, locale: string): string {
  if (!vital) return '–';
  const number = formatNumber(vital.bound, locale);
  return `${vital.is_above ? '>' : '≤'} ${number}${key === 'cls' ? '' : ' ms'}`;
}
