import { SILVER_GRANTED_PER_DAY } from '@meowtale/contracts';
import type { GrantSilverInput } from '@meowtale/contracts/inputs/wallet/silver';
import { DomainError, inTransaction, recordEvent, withIdempotency } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../database.ts';
import { grantSilver } from '../ledger/postings.ts';
import { postTransfers } from '../ledger/service.ts';
import { type Listed, parsePage } from '../lists/page.ts';
import { nicknamesOf } from '../read-models/service.ts';
import { findGrants, GRANT_COLUMNS, givenToday, insertGrant, type SilverGrantRow } from './repository.ts';

interface GiveContext {
  /** The member of staff who gives it. */
  staff: string;
  requestId: string;
}

/**
 * Gives a person silver by staff, once per idempotency key, with a reason and within limits per grant and per day of a member of staff. The
 * promotion account pays for it when it is spent (DESIGN §4). Records the event for the audit entry and the notification.
 * @throws DomainError `input/invalid` for oneself, for a person unknown to the wallet, and for more than is left of the day's limit
 */
export function giveSilverByStaff(db: Db, input: GrantSilverInput, { staff, requestId }: GiveContext): Promise<SilverGrantRow> {
  const { idempotency_key: key, ...request } = input;
  const { user_uuid: user, silver, reason } = request;
  if (user === staff) throw fieldError('user_uuid', 'invalid.self');
  return inTransaction(db, (tx) =>
    withIdempotency(tx, { scope: `grant-silver:${staff}`, key, request }, async () => {
      const name = (await nicknamesOf(tx, [user])).get(user);
      if (name === undefined) throw fieldError('user_uuid', 'invalid.unknown');
      const left = SILVER_GRANTED_PER_DAY - (await givenToday(tx, staff));
      if (silver > left) throw fieldError('silver', 'invalid.day-limit', { maximum: left });
      const grant = await insertGrant(tx, { uuid: uuidv7(), user_uuid: user, actor_uuid: staff, silver, reason });
      const transfers = grantSilver({ user, silver });
      await postTransfers(tx, { key: `silver-grant:${grant.uuid}`, reason: 'silver-grant', cause: grant.uuid, transfers });
      await recordEvent(tx, 'wallet.staff.acted', {
        aggregateId: user,
        payload: { actorUuid: staff, action: 'silver-grant', subject: { type: 'person', uuid: user, name }, reason, silver },
        requestId,
      });
      return grant;
    }),
  );
}

/** Lists grants to one person or to everybody, newest first. */
export function listSilverGrants(db: Db, userUuid: string | null, q: unknown): Promise<Listed<SilverGrantRow>> {
  return findGrants(db, userUuid, parsePage(q, GRANT_COLUMNS, 'created_at-desc'));
}

function fieldError(path: string, key: string, params?: Record<string, number>): DomainError {
  return new DomainError('input/invalid', { fields: [{ path, key, ...(params && { params }) }] });
}
