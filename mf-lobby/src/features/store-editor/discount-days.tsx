import { discountFault } from '@meowtale/contracts/discounts';
import { type Day, DayCalendar, FieldError, Stack, Text } from '@meowtale/ui';
import { formatRange, useHost, useTimeZone } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldSentence } from '../../app/sentences.ts';
import { useDateLabels } from '../../app/use-date-labels.ts';
import { dayReason } from './day-reason.ts';
import { type Activity, customTimes, type DiscountTimes, dayOf, lastDayOf, type OwnKind, weekTimes } from './discount-times.ts';
import { useDiscountRules } from './use-discount-rules.ts';
import { fieldId, useFieldFault } from './use-field-fault.ts';

interface DiscountDaysProps {
  activity: Activity;
  kind: OwnKind;
  disabled: boolean;
  onChange(times: DiscountTimes): void;
}

/**
 * Renders the days of a discount: of a custom one the first and the last are chosen, of a week's the first. Days that break a rule show
 * which.
 */
export function DiscountDays({ activity, kind, disabled, onChange }: DiscountDaysProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const rules = useDiscountRules();
  const labels = useDateLabels();
  const timeZone = useTimeZone();
  // The first day of a custom discount, while its last is still to be chosen.
  const [first, setFirst] = useState<Day | null>(null);
  const startFault = useFieldFault('store_submit_price.activity.started_at');
  const endFault = useFieldFault('store_submit_price.activity.ended_at');
  const times = (from: Day, to: Day) => (kind === 'week' ? weekTimes(from) : customTimes(from, to, rules.now, timeZone));
  const value = { from: dayOf(activity.started_at, kind, timeZone), to: lastDayOf(activity, kind, timeZone) };
  const isLast = first !== null && kind === 'custom';

  function reasonFor(day: Day): string | null {
    const fault = discountFault({ ...activity, ...(isLast && day >= first ? times(first, day) : times(day, day)) }, rules);
    return fault && dayReason(t, fault, locale);
  }
  function pick(day: Day) {
    if (kind === 'week') return onChange(weekTimes(day));
    if (isLast && day >= first) setFirst(null);
    else setFirst(day);
    onChange(times(isLast && day >= first ? first : day, day));
  }
  const stale = discountFault(activity, rules);
  const fault = startFault ?? endFault ?? (stale ? fieldSentence(t, stale, locale) : undefined);
  return (
    <Stack gap={8} id={fieldId('store_submit_price.activity.started_at')} tabIndex={-1}>
      <Text weight="medium">{t(kind === 'week' ? 'discount.pickWeek' : isLast ? 'discount.pickLast' : 'discount.pickFirst')}</Text>
      <DayCalendar
        label={t('discount.days')}
        value={value}
        today={dayOf(rules.now, kind, timeZone)}
        disabled={disabled}
        reasonFor={reasonFor}
        onPick={pick}
        labels={labels}
      />
      <Text tone="muted" role="status">
        {formatRange(activity.started_at, activity.ended_at, locale)}
      </Text>
      {fault ? <FieldError id={`${fieldId('store_submit_price.activity')}-error`}>{fault}</FieldError> : null}
    </Stack>
  );
}
