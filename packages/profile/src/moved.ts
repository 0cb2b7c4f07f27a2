/** Returns the list with one item at another index, from 0. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [thing] = next.splice(from, 1);
  if (thing === undefined || to < 0) return [...list];
  next.splice(to, 0, thing);
  return next;
}
