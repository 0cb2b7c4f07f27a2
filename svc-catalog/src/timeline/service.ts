import type { UserActor } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import { findPublicPeople, type UserPublic } from '../people/public-view.ts';
import { readSubmits } from '../submits/find.ts';
import type { Works } from '../works.ts';
import { type LogRow, listLog } from './repository.ts';

const LINES_MAX = 500;
const BY_STAFF = ['take', 'pass', 'refuse', 'override'];

/** GraphQL's StoreTimelineEntry. */
export interface TimelineEntry {
  uuid: string;
  at: Date;
  action: string;
  by: 'owner' | 'agent' | 'staff';
  actor: UserPublic | null;
  part: string | null;
  rejection_type: string | null;
  memo: string;
  start_preview_at: Date | null;
  released_at: Date | null;
  times: number;
}

/**
 * What happened to a listing, the newest first, from its append-only history. Edits of what waits stand as one. Who is asked to
 * represent it reads nothing of what was said by those who were asked before.
 * @throws StoreNotFound for everybody else; DomainError `input/invalid`
 */
export async function findTimeline(db: Db, works: Pick<Works, 'addresses'>, actor: UserActor, storeId: string): Promise<TimelineEntry[]> {
  const { store } = await readSubmits(db, actor, storeId);
  const isOurs = store.owner_uuid === actor.uuid || actor.roles.includes('staff');
  const told = (line: LogRow) => isOurs || !line.action.startsWith('agent-') || [store.owner_uuid, actor.uuid].includes(line.actor_uuid);
  const lines = (await listLog(db, store.uuid, LINES_MAX)).filter(told);
  const people = await findPublicPeople(db, works, [...new Set(lines.map((line) => line.actor_uuid))]);
  return inRows(lines).map(({ line, times }) => {
    const by = line.actor_uuid === store.owner_uuid ? 'owner' : BY_STAFF.includes(line.action) ? 'staff' : 'agent';
    return { ...toEntry(line), times, by, actor: by === 'staff' ? null : (people.get(line.actor_uuid) ?? null) };
  });
}

function toEntry({ reason, detail, actor_uuid: _actor, ...line }: LogRow) {
  const time = (text: string | null | undefined) => (text ? new Date(text) : null);
  return {
    ...line,
    memo: reason,
    part: detail.part ?? null,
    rejection_type: detail.rejection_type ?? null,
    start_preview_at: time(detail.start_preview_at),
    released_at: time(detail.released_at),
  };
}

/** Edits that follow one another are one line, the last of them. */
function inRows(lines: readonly LogRow[]): { line: LogRow; times: number }[] {
  const rows: { line: LogRow; times: number }[] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    if (line.action === 'edit' && last?.line.action === 'edit') last.times += 1;
    else rows.push({ line, times: 1 });
  }
  return rows;
}
