import type { AuditAction } from '@meowtale/contracts/inputs/catalog/audit';
import type { EndPlanGrantInput, GrantPlanInput, PlanGrantState } from '@meowtale/contracts/inputs/wallet/plans';
import { planGrantEnd } from '@meowtale/contracts/plans';
import { clockNow, DomainError, inTransaction, recordEvent, withIdempotency } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../database.ts';
import { type Listed, parsePage } from '../lists/page.ts';
import { nicknamesOf } from '../read-models/service.ts';
import {
  findPlanGrant,
  findPlanGrants,
  insertPlanGrant,
  insertPlanGrantEnd,
  PLAN_GRANT_COLUMNS,
  type PlanGrantRow,
} from './grants-repository.ts';
import { lockPlans } from './repository.ts';
import { tellPlans } from './service.ts';

interface StaffContext {
  /** The member of staff who acts. */
  staff: string;
  requestId: string;
}

/**
 * Grants a person a plan by staff from now on, once per idempotency key, with a reason (ADR 65). Nothing is posted: a contract is invoiced
 * elsewhere. Records the event for the audit entry.
 * @throws DomainError `input/invalid` for oneself and for a person unknown to the wallet
 */
export function grantPlan(db: Db, input: GrantPlanInput, by: StaffContext): Promise<PlanGrantRow> {
  const { idempotency_key: key, ...request } = input;
  const { user_uuid: user, grade, months, reason } = request;
  if (user === by.staff) throw fieldError('invalid.self');
  return inTransaction(db, (tx) =>
    withIdempotency(tx, { scope: `grant-plan:${by.staff}`, key, request }, async () => {
      const name = (await nicknamesOf(tx, [user])).get(user);
      if (name === undefined) throw fieldError('invalid.unknown');
      await lockPlans(tx, user);
      const uuid = uuidv7();
      const startedAt = await clockNow(tx);
      const times = { started_at: startedAt, ended_at: planGrantEnd(startedAt, months) };
      await insertPlanGrant(tx, { uuid, user_uuid: user, actor_uuid: by.staff, grade, reason, ...times });
      return publish(tx, await readGrant(tx, uuid), { action: 'plan-grant', name, reason, by });
    }),
  );
}

/**
 * Ends a running grant now by staff, once per idempotency key, with a reason. Records the event for the audit entry.
 * @throws DomainError `404`, `auth/forbidden` for one's own, `input/conflict` for one that is over
 */
export function endPlanGrant(db: Db, input: EndPlanGrantInput, by: StaffContext): Promise<PlanGrantRow> {
  const { idempotency_key: key, ...request } = input;
  const { uuid, reason } = request;
  return inTransaction(db, (tx) =>
    withIdempotency(tx, { scope: `end-plan-grant:${by.staff}`, key, request }, async () => {
      const { user_uuid: user } = await readGrant(tx, uuid);
      if (user === by.staff) throw new DomainError('auth/forbidden');
      await lockPlans(tx, user);
      if ((await readGrant(tx, uuid)).state === 'over') throw new DomainError('input/conflict');
      await insertPlanGrantEnd(tx, { grant_uuid: uuid, actor_uuid: by.staff, reason });
      const name = (await nicknamesOf(tx, [user])).get(user) ?? '';
      return publish(tx, await readGrant(tx, uuid), { action: 'plan-grant-end', name, reason, by });
    }),
  );
}

interface StaffAction {
  action: AuditAction;
  /** The person's nickname. */
  name: string;
  reason: string;
  by: StaffContext;
}

/** Publishes the person's plans and the staff action; returns the grant. */
async function publish(tx: Tx, grant: PlanGrantRow, { action, name, reason, by }: StaffAction): Promise<PlanGrantRow> {
  const { user_uuid: user, grade, ended_at } = grant;
  await tellPlans(tx, user);
  await recordEvent(tx, 'wallet.staff.acted', {
    aggregateId: user,
    payload: {
      actorUuid: by.staff,
      action,
      subject: { type: 'person', uuid: user, name },
      reason,
      plan: { grade, endedAt: ended_at.toISOString() },
    },
    requestId: by.requestId,
  });
  return grant;
}

async function readGrant(tx: Tx, uuid: string): Promise<PlanGrantRow> {
  const grant = await findPlanGrant(tx, uuid);
  if (!grant) throw new DomainError('404');
  return grant;
}

interface GrantsRequest {
  user_uuid?: string | null | undefined;
  state?: PlanGrantState | null | undefined;
  q?: unknown;
}

/** Lists grants to one person or to all, newest first unless `q` orders them. */
export function listPlanGrants(db: Db, { user_uuid, state, q }: GrantsRequest): Promise<Listed<PlanGrantRow>> {
  const filter = { user: user_uuid ?? null, state: state ?? null };
  return findPlanGrants(db, filter, parsePage(q, PLAN_GRANT_COLUMNS, 'started_at-desc'));
}

function fieldError(key: string): DomainError {
  return new DomainError('input/invalid', { fields: [{ path: 'user_uuid', key }] });
}
