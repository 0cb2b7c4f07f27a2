import type { ReleasePointer } from '@meowtale/contracts/releases';
import { readPointer } from '@meowtale/releases';
import type { Given, Result } from './command.ts';

/** Returns the lines of a table whose columns are as wide as their longest cell. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Returns one line per slice of what a revision changed, as in `mf-store a1 → b2`. */
export function changesOf({ change }: ReleasePointer): string[] {
  return Object.entries(change?.slices ?? {}).map(([slice, { from, to }]) =>
    from === to ? `${slice} ${to}` : `${slice} ${from ?? 'nothing'} → ${to}`,
  );
}

/** Runs a command that moves an environment's pointer, and returns what it changed. */
export async function moving(given: Given, environment: string, run: () => Promise<ReleasePointer>): Promise<Result> {
  const before = await readPointer(given.storage, environment);
  const pointer = await run();
  const { revision, change } = pointer;
  if (revision === before.revision)
    return { lines: [`${environment} is like this already, at revision ${revision}`], data: pointer, isUnchanged: true };
  const changes = changesOf(pointer).map((line) => `${change?.action} ${line}`);
  return { lines: [`${environment} is at revision ${revision}`, ...changes], data: pointer };
}
