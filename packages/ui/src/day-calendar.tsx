import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { addDays, addMonths, type Day, firstWeekday, monthDays } from './days.ts';
import { IconButton } from './icon-button.tsx';
import { IconChevronLeft, IconChevronRight } from './icons.ts';
import { useUiLocale } from './ui-context.ts';

export interface DayCalendarProps {
  /** Accessible name of the calendar. */
  label: string;
  /** The first and the last chosen day. */
  value: { from: Day; to: Day } | null;
  today: Day;
  onPick: (day: Day) => void;
  /** Returns the reason why a day can't be chosen, as a sentence; null when it can. */
  reasonFor: (day: Day) => string | null;
  /** Returns the words of a marked day, which follow its name and are shown once it is reached; null for other days. */
  markOf?: (day: Day) => string | null;
  labels: { previous: string; next: string };
  disabled?: boolean;
}

const MOVES: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  Home: (day) => `${day.slice(0, 8)}01`,
  End: (day) => addDays(addMonths(`${day.slice(0, 8)}01`, 1), -1),
};

/** Renders a month of days to choose from. A day that can't be chosen can still be reached, and gives its reason. */
export function DayCalendar({ label, value, today, onPick, reasonFor, markOf = () => null, labels, disabled = false }: DayCalendarProps) {
  const locale = useUiLocale();
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<Day>(value?.from ?? today);
  // The day that the person pointed at, focused or pressed: nothing is said of the day at which the calendar opens.
  const [reached, setReached] = useState<Day | null>(null);
  const [moved, setMoved] = useState(false);
  const first = firstWeekday(locale);
  const reason = reached && (reasonFor(reached) ?? markOf(reached));
  const months = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  function showMonth(by: number) {
    setReached(null);
    setAt(addMonths(at, by));
  }
  function reach(day: Day) {
    setReached(day);
    setAt(day);
  }

  // The focus follows only keyboard moves, so that the page doesn't jump when the calendar opens.
  useEffect(() => {
    if (moved) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at, moved]);

  function move(event: KeyboardEvent) {
    const to = MOVES[event.key];
    if (!to) return;
    event.preventDefault();
    setMoved(true);
    reach(to(at));
  }
  function pick(day: Day) {
    reach(day);
    if (!disabled && reasonFor(day) === null) onPick(day);
  }
  return (
    <div className="mt-days">
      <div className="mt-days__head">
        <IconButton
          size="small"
          label={labels.previous}
          icon={<IconChevronLeft size={18} aria-hidden="true" />}
          onClick={() => showMonth(-1)}
        />
        <span id={`${id}-month`} aria-live="polite" className="mt-days__month">
          {months.format(new Date(`${at}T00:00:00Z`))}
        </span>
        <IconButton
          size="small"
          label={labels.next}
          icon={<IconChevronRight size={18} aria-hidden="true" />}
          onClick={() => showMonth(1)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: days in rows of weeks are a grid (ARIA's date grid) */}
      <table ref={grid} role="grid" aria-label={label} aria-describedby={`${id}-reason`} aria-disabled={disabled} onKeyDown={move}>
        <WeekHead from={monthDays(at, first)[0]?.[0] ?? at} />
        <tbody>
          {monthDays(at, first).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  {...{ day, at, value, today }}
                  locked={disabled}
                  refused={disabled || reasonFor(day) !== null}
                  mark={markOf(day)}
                  onPick={pick}
                  onReach={reach}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={`${id}-reason`} role="status" className="mt-days__reason">
        {reason ?? '\u00a0'}
      </p>
    </div>
  );
}

function WeekHead({ from }: { from: Day }) {
  const locale = useUiLocale();
  const weekdayName = (weekday: 'narrow' | 'long', day: Day) =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  return (
    <thead>
      <tr>
        {Array.from({ length: 7 }, (_, index) => addDays(from, index)).map((day) => (
          <th key={day} scope="col" abbr={weekdayName('long', day)}>
            {weekdayName('narrow', day)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface DayCellProps extends Pick<DayCalendarProps, 'value' | 'today' | 'onPick'> {
  day: Day;
  at: Day;
  /** Nothing can be changed: the chosen days are shown without emphasis. */
  locked: boolean;
  refused: boolean;
  mark: string | null;
  onReach(day: Day): void;
}

function DayCell({ day, at, value, today, locked, refused, mark, onPick, onReach }: DayCellProps) {
  const locale = useUiLocale();
  const date = new Date(`${day}T00:00:00Z`);
  const chosen = value !== null && value.from <= day && day <= value.to;
  const other = day.slice(0, 7) !== at.slice(0, 7);
  const name = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(date);
  return (
    <td className={cx(chosen && (locked ? 'mt-days__cell--locked' : 'mt-days__cell--chosen'), mark !== null && 'mt-days__cell--marked')}>
      <button
        type="button"
        className={cx('mt-days__day', other && 'mt-days__day--other')}
        data-day={day}
        data-end={!locked && value !== null && (day === value.from || day === value.to) ? true : undefined}
        tabIndex={day === at ? 0 : -1}
        aria-disabled={refused}
        aria-pressed={chosen}
        aria-current={day === today ? 'date' : undefined}
        aria-label={mark === null ? name : `${name}: ${mark}`}
        onFocus={() => onReach(day)}
        onMouseEnter={() => !other && onReach(day)}
        onClick={() => onPick(day)}
      >
        {new Intl.DateTimeFormat(locale, { day: 'numeric', timeZone: 'UTC' }).format(date).replace(/\D+$/, '')}
      </button>
    </td>
  );
}
