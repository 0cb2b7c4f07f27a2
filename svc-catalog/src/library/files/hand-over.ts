import type { Db } from '../../database.ts';
import { addUsage, lockOwnFiles, lockUsage, setFileOwner } from './repository.ts';
import { findUsedFiles } from './usage-repository.ts';

interface HandOver {
  from: string;
  to: string;
  uuids: readonly string[];
}

/**
 * Gives those of a person's files that nothing of theirs uses to another person, with their bytes, because a file is kept only while its
 * owner's own data refers to it. The receiver's limit isn't checked: they didn't ask for it.
 */
export async function handOverFiles(tx: Db, { from, to, uuids }: HandOver): Promise<void> {
  if (from === to || uuids.length === 0) return;
  const found = await lockOwnFiles(tx, from, [...new Set(uuids)]);
  const used = await findUsedFiles(
    tx,
    from,
    found.map(({ uuid }) => uuid),
  );
  const given = found.filter(({ uuid }) => !used.has(uuid));
  const bytes = given.reduce((sum, { size_bytes }) => sum + size_bytes, 0);
  if (bytes === 0) return;
  // In a fixed order, so that two handovers in opposite directions wait for each other.
  const before: Record<string, number> = {};
  for (const person of [from, to].sort()) before[person] = await lockUsage(tx, person);
  await setFileOwner(
    tx,
    given.map(({ uuid }) => uuid),
    to,
  );
  await addUsage(tx, from, -Math.min(bytes, before[from] ?? 0));
  await addUsage(tx, to, bytes);
}
