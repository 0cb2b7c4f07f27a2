const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Returns the age of a moment in the largest unit that it fills: "3 days"; under a minute "0 minutes". */
export function formatAge(iso: string, locale: string, now: number = Date.now()): string {
  const passedMs = Math.max(0, now - Date.parse(iso));
  const [unit, lengthMs] = UNITS.find(([, length]) => passedMs >= length) ?? UNITS[2];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(passedMs / lengthMs));
}
