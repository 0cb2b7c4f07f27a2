import { useHost } from '@meowtale/web-kit';

const UNITS = [
  { unit: 'second', seconds: 1, below: 60 },
  { unit: 'minute', seconds: 60, below: 3600 },
  { unit: 'hour', seconds: 3600, below: Number.POSITIVE_INFINITY },
] as const;

/** Formats a duration in the largest fitting unit, rounded up. Null when unknown. */
export function useTimeLeft(seconds: number | null): string | null {
  const { locale } = useHost();
  if (seconds === null || !Number.isFinite(seconds)) return null;
  const fitting = UNITS.find(({ below }) => seconds < below) ?? UNITS[0];
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: fitting.unit, unitDisplay: 'long', maximumFractionDigits: 0 });
  return format.format(Math.max(1, Math.ceil(seconds / fitting.seconds)));
}
