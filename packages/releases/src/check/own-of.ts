/** Returns a value of a record that a team wrote: `constructor` and its like are keys too, and not those of every object. */
export const ownOf = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
