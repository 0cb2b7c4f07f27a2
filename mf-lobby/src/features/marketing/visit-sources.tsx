import { UTM_FIELDS } from '@meowtale/contracts/tracked-address';
import { EmptyState, Table, type TableColumn } from '@meowtale/ui';
import { formatNumber, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { VisitSource } from './documents.ts';

/** Renders visits by their UTM values, the most frequent first; a column for each value that any of them has. */
export function VisitSources({ sources }: { sources: VisitSource[] }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [first = 'utm_source', ...others] = UTM_FIELDS.filter((field) => sources.some(({ [field]: value }) => value !== ''));
  const columns = [first, ...others].map(
    (field): TableColumn<VisitSource> => ({
      key: field,
      header: t(`marketing.field.${field}`),
      rowHeader: field === first,
      render: ({ [field]: value }) => (value === '' ? t('marketing.noUtm') : <bdi>{value}</bdi>),
    }),
  );
  return (
    <Table
      label={t('marketing.sources')}
      dense
      columns={[
        ...columns,
        {
          key: 'visits',
          header: t('marketing.step.visits'),
          kind: 'number',
          fit: true,
          strong: true,
          render: ({ visits }) => formatNumber(visits, locale),
        },
      ]}
      rows={sources}
      rowKey={(source) => UTM_FIELDS.map((field) => source[field]).join('\n')}
      empty={<EmptyState kind="lamp" level={2} title={t('marketing.noSources')} />}
    />
  );
}
