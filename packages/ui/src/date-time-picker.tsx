import { DateTimePicker } from '@mantine/dates';
import 'dayjs/locale/de.js';
import 'dayjs/locale/es.js';
import 'dayjs/locale/fr.js';
import 'dayjs/locale/ja.js';
import 'dayjs/locale/ko.js';
import 'dayjs/locale/pt-br.js';
import 'dayjs/locale/ru.js';
import 'dayjs/locale/th.js';
import 'dayjs/locale/tr.js';
import 'dayjs/locale/vi.js';
import 'dayjs/locale/zh-cn.js';
import 'dayjs/locale/zh-tw.js';
import { fromWallClock, toWallClock } from '@meowtale/contracts/zoned-time';
import { useId } from 'react';
import type { DateTimeInputProps } from './date-time-input.tsx';
import { firstWeekday } from './days.ts';
import { IconCalendar } from './icons.ts';
import { MantineScope } from './mantine-scope.tsx';
import { pickerLook } from './picker-look.tsx';
import { useUiLocale } from './ui-context.ts';
import { BESIDE_ITS_FIELD } from './use-picker-list.tsx';

/** Renders the calendar field that `DateTimeInput` loads when it is first shown. */
export function DateTimePickerField(props: DateTimeInputProps) {
  const { value, onChange, min, max, labels, label, hideLabel, description, error, required, className, ...rest } = props;
  const fallbackId = useId();
  // The popup gets it too: its accessible name is looked up under this id.
  const id = rest.id ?? fallbackId;
  const locale = useUiLocale();
  const timeZone = rest.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const wall = (instant: string | null | undefined) => (instant ? toWallClock(instant, timeZone) : undefined);
  const show = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  // Formats months and years in the order and era of the language, which dayjs doesn't know.
  const dayName = (day: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
  // The field is a button that opens a calendar, and a button has no required state.
  const { 'aria-required': _required, classNames, ...look } = pickerLook({ label, hideLabel, description, error, required, className });
  return (
    <MantineScope>
      <DateTimePicker
        {...look}
        classNames={{
          root: classNames.root,
          label: classNames.label,
          description: classNames.description,
          error: classNames.error,
          input: classNames.input,
        }}
        id={id}
        placeholder={rest.placeholder}
        disabled={rest.disabled}
        locale={dayjsLocale(locale)}
        monthLabelFormat={(month) => dayName(month, { year: 'numeric', month: 'long' })}
        yearLabelFormat={(year) => dayName(year, { year: 'numeric' })}
        yearsListFormat={(year) => dayName(year, { year: 'numeric' })}
        decadeLabelFormat={(from, to) => `${dayName(from, { year: 'numeric' })} – ${dayName(to, { year: 'numeric' })}`}
        value={wall(value) ?? null}
        minDate={wall(min)}
        maxDate={wall(max)}
        valueFormat={(date) => show.format(new Date(fromWallClock(date, timeZone)))}
        onChange={(next) => onChange(next ? fromWallClock(next, timeZone) : null)}
        clearable={Boolean(labels.clear)}
        clearButtonProps={{ 'aria-label': labels.clear }}
        leftSection={<IconCalendar size={18} aria-hidden="true" />}
        nextLabel={labels.next}
        previousLabel={labels.previous}
        submitButtonProps={{ 'aria-label': labels.confirm }}
        // Mantine counts weekdays from Sunday, which is 0.
        firstDayOfWeek={(firstWeekday(locale) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6}
        timePickerProps={{
          hoursInputLabel: labels.hours,
          minutesInputLabel: labels.minutes,
          'aria-label': labels.dialog,
          ...clockOf(locale),
        }}
        popoverProps={{ ...BESIDE_ITS_FIELD, id, classNames: { dropdown: 'mt-popover mt-calendar' } }}
      />
    </MantineScope>
  );
}

/** Returns the clock format of a language: twelve hours with labels of the halves, or twenty-four. */
function clockOf(locale: string) {
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' });
  const half = (hour: number) => clock.formatToParts(Date.UTC(2000, 0, 1, hour)).find(({ type }) => type === 'dayPeriod')?.value;
  const [am, pm] = [half(9), half(21)];
  return am && pm ? { format: '12h' as const, amPmLabels: { am, pm }, amPmInputLabel: `${am} / ${pm}` } : { format: '24h' as const };
}

/** Returns the dayjs locale; dayjs has regions for Portuguese and Chinese only. */
function dayjsLocale(locale: string): string {
  const lower = locale.toLowerCase();
  return lower.startsWith('zh') || lower.startsWith('pt') ? lower : (lower.split('-')[0] ?? 'en');
}
