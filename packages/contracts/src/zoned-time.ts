/** Converts an instant (ISO UTC) to wall-clock text ("2026-11-20 09:30:00") in an IANA time zone, for display. */
export function toWallClock(instant: string, timeZone: string): string {
  const part = partsIn(new Date(instant), timeZone);
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}:${part.second}`;
}

/** Returns the instant (ISO UTC) at which a clock in `timeZone` shows `wall`; a time skipped by daylight saving moves forward. */
export function fromWallClock(wall: string, timeZone: string): string {
  const asUtc = Date.parse(`${wall.replace(' ', 'T')}Z`);
  // The offset depends on the unknown instant, so a first guess is corrected once.
  const guess = asUtc - offsetMs(asUtc, timeZone);
  const corrected = asUtc - offsetMs(guess, timeZone);
  const isShown = corrected + offsetMs(corrected, timeZone) === asUtc;
  // A skipped time has an instant by either offset; the later one is after the skipped hour.
  return new Date(isShown ? corrected : Math.max(guess, corrected)).toISOString();
}

/** Returns the instant (ISO UTC) with the same clock time that many calendar days later, across daylight saving changes. */
export function addWallDays(instant: string, days: number, timeZone: string): string {
  const wall = new Date(`${toWallClock(instant, timeZone).replace(' ', 'T')}Z`);
  wall.setUTCDate(wall.getUTCDate() + days);
  return fromWallClock(wall.toISOString().slice(0, 19), timeZone);
}

/** Returns whether `Intl` knows the name as a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

function offsetMs(instantMs: number, timeZone: string): number {
  const wall = toWallClock(new Date(instantMs).toISOString(), timeZone);
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(instantMs / 1000) * 1000;
}

function partsIn(date: Date, timeZone: string): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
}
