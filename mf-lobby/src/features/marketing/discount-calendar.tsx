import { discountFault } from '@meowtale/contracts/discounts';
import { Card, type Day, DayCalendar, Select, Stack, Text, Title } from '@meowtale/ui';
import { paths, useHost, useTimeZone } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDateLabels } from '../../app/use-date-labels.ts';
import { dayReason } from '../store-editor/day-reason.ts';
import { customTimes, dayOf, lastDayOf } from '../store-editor/discount-times.ts';
import type { DiscountedWork } from './discount-documents.ts';
import { linesOf, rulesOf } from './discounts.ts';

// No existing discount has this percentage, so that none is taken for the new one.
const ANOTHER = 0;

/** Renders one work's days: those of its next discount, and why none may begin on others. A free day links to its prices. */
export function DiscountCalendar({ works }: { works: readonly DiscountedWork[] }) {
  const { t } = useTranslation();
  const { locale, navigation } = useHost();
  const labels = useDateLabels();
  const timeZone = useTimeZone();
  const [chosen, setChosen] = useState<string | null>(null);
  const [now] = useState(Date.now);
  const work = works.find(({ uuid }) => uuid === chosen) ?? works[0];
  if (!work) return null;
  const next = linesOf([work]).find(({ status }) => status !== 'ended');
  const kind = next?.type === 'week' ? 'week' : 'custom';
  const rules = rulesOf(work, now);

  function reasonFor(day: Day): string | null {
    const fault = discountFault({ percentage_discount: ANOTHER, type: 'custom', ...customTimes(day, day, now, timeZone) }, rules);
    return fault && dayReason(t, fault, locale);
  }
  return (
    <Card>
      <Stack gap={16}>
        <Title level={2} size={22}>
          {t('marketing.calendar')}
        </Title>
        <Select
          label={t('marketing.calendarWork')}
          searchable
          emptyText={t('marketing.noneFound')}
          options={works.map(({ uuid, name }) => ({ value: uuid, label: name || t('stores.untitled') }))}
          value={work.uuid}
          onChange={setChosen}
        />
        <DayCalendar
          key={work.uuid}
          label={t('discount.days')}
          value={next ? { from: dayOf(next.started_at, kind, timeZone), to: lastDayOf(next, kind, timeZone) } : null}
          today={dayOf(now, 'custom', timeZone)}
          reasonFor={reasonFor}
          onPick={() => navigation.push(paths.setStore(work.uuid, 'price'))}
          labels={labels}
        />
        <Text size="small" tone="muted">
          {t('marketing.calendarHint')}
        </Text>
      </Stack>
    </Card>
  );
}
