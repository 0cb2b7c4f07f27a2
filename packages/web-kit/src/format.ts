import { dateFormat, numberFormat } from './formats.ts';

/**
 * Formats a day, e.g. `Nov 20, 2026`, in the person's own time zone.
 * @param timeZone from `useTimeZone`, for pages that are also server-rendered
 */
export function formatDate(iso: string, locale: string, timeZone?: string): string {
  return dateFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(iso));
}

/** Formats a day and time in the person's own time zone; `timeZone` as in `formatDate`. */
export function formatDateTime(iso: string, locale: string, timeZone?: string): string {
  return dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(iso));
}

/**
 * Formats from when to when, e.g. `Nov 27, 2026, 1:00 AM – Dec 4, 2026, 11:59 PM`; the end as in `formatEnd`, both in one format. `timeZone`
 * as in `formatDate`.
 */
export function formatRange(from: string, to: string, locale: string, timeZone?: string): string {
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return format.formatRange(new Date(from), lastMinute(to, timeZone));
}

/** Returns an end; for one at midnight the last minute of the day before, which is the last valid day. */
function lastMinute(iso: string, timeZone?: string): Date {
  const end = new Date(iso);
  const clock = dateFormat('en-US', { hourCycle: 'h23', hour: '2-digit', minute: '2-digit', second: '2-digit', timeZone });
  return clock.format(end) === '00:00:00' ? new Date(end.getTime() - 60_000) : end;
}

const YEAR_SAID_AFTER_MS = 300 * 86_400_000;

/**
 * Formats when something ends, e.g. `Dec 2, 11:59 PM`: an end at midnight is shown as the last minute of the day before, which is the
 * last valid day. The year is added when it may be ambiguous. `timeZone` as in `formatDate`.
 */
export function formatEnd(iso: string, locale: string, timeZone?: string): string {
  const options = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone } as const;
  const shown = lastMinute(iso, timeZone);
  const isFar = Math.abs(shown.getTime() - Date.now()) > YEAR_SAID_AFTER_MS;
  return dateFormat(locale, isFar ? { ...options, year: 'numeric' } : options).format(shown);
}

/** Formats a UTC month, `YYYY-MM`, e.g. `November 2026`, or shorter. */
export function formatMonth(month: string, locale: string, length: 'long' | 'short' = 'long'): string {
  const options = { year: length === 'long' ? 'numeric' : '2-digit', month: length, timeZone: 'UTC' } as const;
  return dateFormat(locale, options).format(new Date(`${month}-01T00:00:00Z`));
}

/** Formats the time of a moment today, the day of any other. */
export function formatTimeOrDay(iso: string, locale: string): string {
  const moment = new Date(iso);
  if (moment.toDateString() !== new Date().toDateString()) return formatDate(iso, locale);
  return dateFormat(locale, { timeStyle: 'short' }).format(moment);
}

/** Formats a language's name in the interface language, e.g. `German`; Chinese with its script, others without country. */
export function formatLanguage(tag: string, locale: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  const code = language === 'zh' ? `zh-${script}` : new Intl.Locale(tag).minimize().toString();
  return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? tag;
}

/** Formats a language's name at the beginning of a text: a heading, a tab, an option. */
export function formatLanguageAlone(tag: string, locale: string): string {
  const name = formatLanguage(tag, locale);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** Formats a country's name in the interface language; accepts alpha-2 in either case. */
export function formatCountry(alpha2: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(alpha2.toUpperCase()) ?? alpha2;
}

/** Formats a fraction as percent: 0.125 is 12.5 %. */
export function formatPercent(fraction: number, locale: string): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(fraction);
}

/** Formats a whole number with the interface language's grouping. */
export const formatNumber = (count: number, locale: string): string => numberFormat(locale, {}).format(count);

/** Formats a number of days: "7 days". */
export const formatDays = (days: number, locale: string): string =>
  numberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);

/** Formats a size; KB, MB and GB are binary (DESIGN §12). */
export function formatBytes(bytes: number, locale: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
  const unit = units[power] ?? 'byte';
  // Only bytes are written out, because their short form has no plural in English.
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  return numberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 }).format(bytes / 1024 ** power);
}
