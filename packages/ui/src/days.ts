/** A calendar day, YYYY-MM-DD, without a time zone. */
export type Day = string;

const DAY_MS = 86_400_000;
const atMidnight = (day: Day) => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): Day => date.toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => toDay(new Date(atMidnight(day).getTime() + days * DAY_MS));

/** Returns the same day of another month, or its last day where that month is shorter. */
export function addMonths(day: Day, months: number): Day {
  const date = atMidnight(day);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return toDay(new Date(first.getTime() + (Math.min(date.getUTCDate(), last) - 1) * DAY_MS));
}

type WeekInfo = { firstDay: number };
/** Those of our languages whose week begins on Sunday (CLDR), for browsers without week data. */
const SUNDAY_FIRST = ['en-US', 'ja-JP', 'ko-KR', 'pt-BR', 'th-TH', 'zh-TW'];

/** Returns the first weekday of a language: 1 is Monday, 7 is Sunday. */
export function firstWeekday(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? (SUNDAY_FIRST.includes(locale) ? 7 : 1);
}

/** Returns the whole weeks that cover the month of a day. */
export function monthDays(day: Day, firstDay: number): Day[][] {
  const first = `${day.slice(0, 8)}01`;
  const before = (atMidnight(first).getUTCDay() - (firstDay % 7) + 7) % 7;
  const start = addDays(first, -before);
  const weeks = Math.ceil((before + Number(addDays(addMonths(first, 1), -1).slice(8))) / 7);
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_day, index) => addDays(start, week * 7 + index)));
}
