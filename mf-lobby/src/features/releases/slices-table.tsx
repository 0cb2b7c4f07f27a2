import { Badge, Group, IconButton, IconDots, Menu, Stack, Table, type TableColumn, Text } from '@meowtale/ui';
import { formatBytes, formatDateTime, formatNumber, formatPercent, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldedWords } from '../../app/folded-words.tsx';
import type { ReleaseSlice } from './documents.ts';
import { actionsOf, type Move, wordsOf } from './move.ts';

interface SlicesTableProps {
  slices: ReleaseSlice[];
  loading: boolean;
  empty: ReactNode;
  onMove(move: Move): void;
}

/** Renders each slice with its live version, canary, size, last change and the menu of changes. */
export function SlicesTable({ slices, loading, empty, onMove }: SlicesTableProps) {
  const { t } = useTranslation();
  const columns: TableColumn<ReleaseSlice>[] = [
    {
      key: 'slice',
      header: t('releases.slice'),
      rowHeader: true,
      render: ({ name, kind }) => <Pair first={name} second={t(`releases.kind.${kind}`)} />,
    },
    { key: 'version', header: t('releases.version'), render: (slice) => <Version slice={slice} /> },
    { key: 'canary', header: t('releases.canary'), render: (slice) => <Canary slice={slice} /> },
    { key: 'size', header: t('releases.size'), kind: 'number', fit: true, nowrap: true, render: (slice) => <Size slice={slice} /> },
    { key: 'change', header: t('releases.change'), sentences: true, render: (slice) => <LastChange slice={slice} /> },
  ];
  return (
    <Table
      label={t('releases.slices')}
      columns={columns}
      rows={slices}
      rowKey={({ name }) => name}
      loading={loading}
      loadingLabel={t('releases.loading')}
      empty={empty}
      actionsLabel={t('stores.actions')}
      rowActions={(slice) => <Actions slice={slice} onMove={onMove} />}
    />
  );
}

function Pair({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <Stack gap={4}>
      <span>{first}</span>
      {second ? (
        <Text size="small" tone="muted">
          {second}
        </Text>
      ) : null}
    </Stack>
  );
}

function Version({ slice: { version, previous, killed, pinned, is_damaged } }: { slice: ReleaseSlice }) {
  const { t } = useTranslation();
  return (
    <Stack gap={4}>
      <Pair first={version} second={previous === null ? null : t('releases.previous', { version: previous })} />
      <Group gap={4}>
        {killed ? <Badge tone="danger">{t('releases.state.killed')}</Badge> : null}
        {pinned ? <Badge tone="plum">{t('releases.state.pinned')}</Badge> : null}
        {is_damaged ? <Badge tone="danger">{t('releases.state.damaged')}</Badge> : null}
      </Group>
    </Stack>
  );
}

function Canary({ slice: { name, canary } }: { slice: ReleaseSlice }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  if (!canary) return null;
  const share = t('releases.share', { share: formatPercent(canary.share_bp / 10_000, locale) });
  const cohort = canary.cohort === name ? '' : ` · ${canary.cohort}`;
  const { loads, counted_loads } = canary;
  const [counted, needed] = [formatNumber(counted_loads, locale), formatNumber(loads, locale)];
  return (
    <Stack gap={4}>
      <Pair first={canary.version} second={`${share}${cohort}`} />
      <Text size="small" tone="muted">
        {counted_loads < loads ? t('releases.unjudged', { counted, needed }) : t('releases.judged', { counted })}
      </Text>
    </Stack>
  );
}

function Size({ slice: { size_bytes, budget_bytes } }: { slice: ReleaseSlice }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  if (size_bytes === null) return null;
  return (
    <Pair
      first={formatBytes(size_bytes, locale)}
      second={budget_bytes === null ? null : t('releases.budget', { size: formatBytes(budget_bytes, locale) })}
    />
  );
}

function LastChange({ slice: { change } }: { slice: ReleaseSlice }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  if (!change) return null;
  return (
    <Stack gap={4}>
      <span>{t(`audit.action.release-${change.action}`)}</span>
      <Text size="small" tone="muted">
        <bdi>{change.by}</bdi> · <time dateTime={change.at}>{formatDateTime(change.at, locale)}</time>
      </Text>
      <FoldedWords text={change.reason} />
    </Stack>
  );
}

function Actions({ slice, onMove }: { slice: ReleaseSlice; onMove(move: Move): void }) {
  const { t } = useTranslation();
  const { name } = slice;
  return (
    <Menu
      position="bottom-end"
      trigger={
        <IconButton size="small" label={t('releases.more', { name })} tooltip={false} icon={<IconDots size={18} aria-hidden="true" />} />
      }
      items={actionsOf(slice).map((action) => ({
        key: action,
        label: t(`releases.act.${wordsOf(action, slice)}`),
        danger: action === 'kill',
        onSelect: () => onMove({ slice: name, action }),
      }))}
    />
  );
}
