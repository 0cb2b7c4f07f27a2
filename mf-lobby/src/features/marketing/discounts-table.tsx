import { type BadgeTone, EmptyState, StatusPill, Table, type TableColumn, Text } from '@meowtale/ui';
import { formatPercent, formatRange, Link, paths, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { fieldSentence } from '../../app/sentences.ts';
import type { DiscountedWork } from './discount-documents.ts';
import { type DiscountLine, type DiscountStatus, linesOf, lockOf } from './discounts.ts';

const TONES: Readonly<Record<DiscountStatus, BadgeTone>> = { active: 'gold', scheduled: 'plum', planned: 'neutral', ended: 'neutral' };

interface WorkLinkProps {
  work: DiscountedWork;
}

function WorkLink({ work }: WorkLinkProps) {
  const { t } = useTranslation();
  return (
    <Link className="mt-anchor mt-anchor--quiet" to={paths.setStore(work.uuid, 'price')} dir="auto">
      {work.name || t('stores.untitled')}
    </Link>
  );
}

/** Renders every discount of these works, active ones first; each links to its form. */
export function DiscountsTable({ works, official }: { works: readonly DiscountedWork[]; official: ReadonlyMap<string, string> }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const kindOf = ({ type, official_uuid }: DiscountLine) => official.get(official_uuid ?? '') || t(`discount.kinds.${type}`);
  const columns: TableColumn<DiscountLine>[] = [
    { key: 'work', header: t('stores.name'), rowHeader: true, render: ({ work }) => <WorkLink work={work} /> },
    {
      key: 'status',
      header: t('marketing.standing'),
      fit: true,
      render: ({ status }) => <StatusPill tone={TONES[status]}>{t(`marketing.standings.${status}`)}</StatusPill>,
    },
    { key: 'kind', header: t('discount.kind'), render: kindOf },
    {
      key: 'percent',
      header: t('activities.discount'),
      kind: 'number',
      fit: true,
      render: ({ percentage_discount }) => formatPercent(percentage_discount / 100, locale),
    },
    {
      key: 'runs',
      header: t('discount.days'),
      render: ({ started_at, ended_at }) => formatRange(started_at, ended_at, locale),
    },
  ];
  return (
    <Table
      label={t('marketing.allDiscounts')}
      columns={columns}
      rows={linesOf(works)}
      rowKey={({ work, type, started_at, status }) => `${work.uuid} ${type} ${started_at} ${status}`}
      empty={
        <EmptyState kind="lamp" level={3} title={t('marketing.noDiscounts')}>
          {t('discountCalendar.allHint')}
        </EmptyState>
      }
    />
  );
}

interface Lock {
  work: DiscountedWork;
  custom: string | null;
  official: string | null;
}

/** Renders which works can't get a discount now, until when and why; for own discounts and for promotions. */
export function DiscountLocks({ works }: { works: readonly DiscountedWork[] }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const now = Date.now();
  const lockedText = (work: DiscountedWork, type: 'custom' | 'official') => {
    const lock = lockOf(work, type, now);
    return lock && fieldSentence(t, lock, locale);
  };
  const locks = works
    .map((work): Lock => ({ work, custom: lockedText(work, 'custom'), official: lockedText(work, 'official') }))
    .filter(({ custom, official }) => custom || official);
  const cell = (text: string | null) =>
    text ?? (
      <Text as="span" tone="muted">
        {t('marketing.unlocked')}
      </Text>
    );
  if (locks.length === 0) return <Text tone="muted">{t('marketing.noLocks')}</Text>;
  return (
    <Table
      label={t('marketing.locks')}
      columns={[
        { key: 'work', header: t('stores.name'), rowHeader: true, render: ({ work }: Lock) => <WorkLink work={work} /> },
        { key: 'custom', header: t('marketing.ownLock'), render: ({ custom }: Lock) => cell(custom) },
        { key: 'official', header: t('marketing.officialLock'), render: ({ official }: Lock) => cell(official) },
      ]}
      rows={locks}
      rowKey={({ work }) => work.uuid}
    />
  );
}
