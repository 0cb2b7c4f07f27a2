import { ACTIVITY_STATE, type FieldError } from '@meowtale/contracts';
import {
  addOfficialActivityInput,
  closeOfficialActivityInput,
  type OfficialActivityInput,
  setOfficialActivityInput,
} from '@meowtale/contracts/inputs/catalog/activity';
import { clockNow, DomainError, inTransaction, parseInput, type UserActor } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { recordStaffAction, type StaffAction } from '../../desk/audit/service.ts';
import { insertOfficial, lockOfficial, type OfficialActivityRow, updateOfficial, type WrittenOfficial } from './repository.ts';
import { type OfficialActivity, toOfficialActivity } from './service.ts';

/** Adds a promotion that begins in the future; it may overlap others. @throws DomainError `input/invalid` */
export function addOfficialActivity(db: Db, staff: UserActor, args: unknown): Promise<OfficialActivity> {
  const { reason, ...input } = parseInput(addOfficialActivityInput, args);
  return inTransaction(db, async (tx) => {
    const now = await clockNow(tx);
    refuse(aheadFault(input, now));
    const row = await insertOfficial(tx, { ...written(input), uuid: uuidv7() });
    await note(tx, staff, row, { action: 'activity-add', reason, details: { after: shown(row) } });
    return toOfficialActivity(row, now);
  });
}

/**
 * Replaces a promotion's content. Listings have copies of the promotion they joined: one that began keeps its percent and start, and a
 * change before that applies to listings that join later.
 * @throws DomainError `404`; `input/conflict` when it was changed since `revision`; `input/invalid`
 */
export function setOfficialActivity(db: Db, staff: UserActor, args: unknown): Promise<OfficialActivity> {
  const { uuid, revision, reason, ...input } = parseInput(setOfficialActivityInput, args);
  return inTransaction(db, async (tx) => {
    const before = await lockSeen(tx, uuid, revision);
    const now = await clockNow(tx);
    refuse(hasBegun(before, now) ? begunFault(before, input, now) : aheadFault(input, now));
    const row = await updateOfficial(tx, uuid, written(input));
    await note(tx, staff, row, { action: 'activity-set', reason, details: { before: shown(before), after: shown(row) } });
    return toOfficialActivity(row, now);
  });
}

/**
 * Ends an active promotion now, so that it can't be joined any more. Listings that joined keep their discount until the end that they
 * joined.
 * @throws DomainError `404`; `input/conflict` when it was changed since `revision`; `input/invalid` for one that isn't active
 */
export function closeOfficialActivity(db: Db, staff: UserActor, args: unknown): Promise<OfficialActivity> {
  const { uuid, revision, reason } = parseInput(closeOfficialActivityInput, args);
  return inTransaction(db, async (tx) => {
    const before = await lockSeen(tx, uuid, revision);
    const now = await clockNow(tx);
    // One ended in the millisecond in which it began would have no duration.
    const runs = before.state !== ACTIVITY_STATE.draft && before.started_at < now && now < before.ended_at;
    if (!runs) refuse({ path: 'uuid', key: 'invalid.activity-idle' });
    const row = await updateOfficial(tx, uuid, { ended_at: now.toISOString() });
    await note(tx, staff, row, { action: 'activity-close', reason, details: { before: shown(before), after: shown(row) } });
    return toOfficialActivity(row, now);
  });
}

const hasBegun = ({ state, started_at }: OfficialActivityRow, now: Date): boolean => state !== ACTIVITY_STATE.draft && started_at <= now;

function refuse(fault: FieldError | null): void {
  if (fault) throw new DomainError('input/invalid', { fields: [fault] });
}

const aheadFault = ({ started_at }: OfficialActivityInput, now: Date): FieldError | null =>
  Date.parse(started_at) <= now.getTime() ? { path: 'started_at', key: 'invalid.time-past' } : null;

function begunFault(before: OfficialActivityRow, input: OfficialActivityInput, now: Date): FieldError | null {
  const key = 'invalid.activity-begun';
  if (before.ended_at <= now) return { path: 'ended_at', key: 'invalid.activity-over' };
  if (input.percentage_discount !== before.percentage_discount) return { path: 'percentage_discount', key };
  if (input.started_at !== before.started_at.toISOString()) return { path: 'started_at', key };
  if (input.state !== before.state) return { path: 'state', key };
  return Date.parse(input.ended_at) <= now.getTime() ? { path: 'ended_at', key: 'invalid.time-past' } : null;
}

async function lockSeen(tx: Db, uuid: string, revision: number): Promise<OfficialActivityRow> {
  const row = await lockOfficial(tx, uuid);
  if (!row) throw new DomainError('404', { fields: [{ path: 'uuid', key: 'invalid.id' }] });
  if (row.revision !== revision) throw new DomainError('input/conflict', { data: { revision: row.revision } });
  return row;
}

const written = ({ names, ...input }: OfficialActivityInput): WrittenOfficial => ({
  ...input,
  names: Object.fromEntries(names.map(({ language, name }) => [language, name])),
});

const shown = ({ names, percentage_discount, started_at, ended_at, state }: OfficialActivityRow) => ({
  ...{ names, percentage_discount, started_at, ended_at, state },
});

const note = (tx: Db, staff: UserActor, { uuid, names }: OfficialActivityRow, entry: Pick<StaffAction, 'action' | 'reason' | 'details'>) =>
  recordStaffAction(tx, { ...entry, actorUuid: staff.uuid, subject: { type: 'activity', uuid, name: names['en-US'] ?? '' } });
