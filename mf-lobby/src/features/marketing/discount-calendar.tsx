import { discountFault } from '@meowtale/contracts/discounts';
import { Card, type Day, DayCalendar, Select, Stack, Text, Title } from '@meowtale/ui';
import { Failure, formatPercent, paths, useHost, useTimeZone, withQuery } from '@meowtale/web-kit';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { useDateLabels } from '../../app/use-date-labels.ts';
import { dayReason } from '../store-editor/day-reason.ts';
import { customTimes, dayOf } from '../store-editor/discount-times.ts';
import { TOUCHES_STORES } from '../stores/documents.ts';
import { DiscountDay } from './discount-day.tsx';
import { type DiscountedWork, findCalendarWorks } from './discount-documents.ts';
import { type DiscountLine, linesOn, type PlacedLine, placedLinesOf, rulesOf } from './discounts.ts';

// No existing discount has this percentage, so that none is taken for the new one.
const ANOTHER = 0;
const ALL = 'all';
/** Discounts that the words of a day name. */
const MARKS_MAX = 5;

interface DiscountCalendarProps {
  /** The works of the page. */
  works: readonly DiscountedWork[];
  /** Of all pages. */
  totalCount: number;
}

/** Renders the days of the discounts of all works, or of one; where the page has only some of them, it loads all. */
export function DiscountCalendar({ works, totalCount }: DiscountCalendarProps) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({
    query: findCalendarWorks,
    pause: works.length === totalCount,
    context: TOUCHES_STORES,
    requestPolicy: 'cache-and-network',
  });
  const retry = () => ask({ requestPolicy: 'network-only' });
  const all = data?.findStoreMe.list ?? works;
  return (
    <Card>
      <Stack gap={16}>
        <Title level={2} size={22}>
          {t('marketing.calendar')}
        </Title>
        {error && !data ? <Failure title={t('marketing.discountsFailed')} error={error} onRetry={retry} retrying={fetching} /> : null}
        {all.length > 0 ? <CalendarOf works={all} /> : null}
      </Stack>
    </Card>
  );
}

/** Returns functions of a day: why a discount of a work can't begin on it, and the words of discounts on it. */
function useDays() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const timeZone = useTimeZone();
  const [now] = useState(Date.now);
  function reasonOf(work: DiscountedWork, day: Day): string | null {
    const discount = { percentage_discount: ANOTHER, type: 'custom' as const, ...customTimes(day, day, now, timeZone) };
    const fault = discountFault(discount, rulesOf(work, now));
    return fault && dayReason(t, fault, locale);
  }
  const wordsOf = ({ work, percentage_discount }: DiscountLine) =>
    t('discountCalendar.mark', { name: work.name || t('stores.untitled'), percent: formatPercent(percentage_discount / 100, locale) });
  const markOf = (lines: readonly PlacedLine[], day: Day) => {
    const on = linesOn(lines, day);
    const words = [...on.slice(0, MARKS_MAX).map(wordsOf), ...(on.length > MARKS_MAX ? ['…'] : [])];
    return on.length === 0 ? null : new Intl.ListFormat(locale).format(words);
  };
  return { reasonOf, wordsOf, markOf, timeZone, today: dayOf(now, 'custom', timeZone) };
}

function CalendarOf({ works }: { works: readonly DiscountedWork[] }) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const labels = useDateLabels();
  const { reasonOf, wordsOf, markOf, timeZone, today } = useDays();
  const [chosen, setChosen] = useState<string>(ALL);
  const [day, setDay] = useState<Day | null>(null);
  const work = works.length === 1 ? works[0] : works.find(({ uuid }) => uuid === chosen);
  const lines = useMemo(() => placedLinesOf(work ? [work] : works, timeZone), [work, works, timeZone]);
  const next = work && lines.find(({ status }) => status !== 'ended');
  const addressOf = ({ uuid }: DiscountedWork, from: Day) => withQuery(paths.setStore(uuid, 'price'), { from });
  const choices = works.map(({ uuid, name }) => ({ value: uuid, label: name || t('stores.untitled') }));
  return (
    <>
      <Select
        label={t('marketing.calendarWork')}
        searchable
        emptyText={t('marketing.noWorksFound')}
        options={works.length === 1 ? choices : [{ value: ALL, label: t('report.allWorks') }, ...choices]}
        value={work?.uuid ?? ALL}
        onChange={(value) => value && setChosen(value)}
      />
      <DayCalendar
        key={work?.uuid ?? ALL}
        label={t('discount.days')}
        value={next ?? null}
        today={today}
        reasonFor={(on) => (work ? reasonOf(work, on) : null)}
        markOf={(on) => markOf(lines, on)}
        onPick={(on) => (work ? navigation.push(addressOf(work, on)) : setDay(on))}
        labels={labels}
      />
      <Text size="small" tone="muted">
        {t(work ? 'marketing.calendarHint' : 'discountCalendar.allHint')}
      </Text>
      {day && !work ? (
        <DiscountDay
          day={day}
          lines={linesOn(lines, day)}
          wordsOf={wordsOf}
          free={works.filter((one) => reasonOf(one, day) === null)}
          addressOf={addressOf}
        />
      ) : null}
    </>
  );
}
