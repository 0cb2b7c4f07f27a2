import type { AddPenaltyInput } from '@meowtale/contracts/inputs/wallet/penalty';
import { penaltyOf } from '@meowtale/contracts/penalty';
import { DomainError, inTransaction, recordEvent, withIdempotency } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../database.ts';
import { followPending } from '../earnings/service.ts';
import { levyPenalty } from '../ledger/postings.ts';
import { lockBalances, NO_BALANCES, postTransfers } from '../ledger/service.ts';
import { personStatusOf } from '../read-models/service.ts';
import { insertPenalty, type PenaltyRow } from './repository.ts';

interface LevyContext {
  /** The member of staff who levies it. */
  staff: string;
  requestId: string;
}

/**
 * Levies a penalty for selling outside the platform, once per idempotency key: five times the fee on the amount sold (SPEC §9), taken
 * like a reversed share. Records the event for the audit entry and the person's notification.
 * @throws DomainError `input/invalid` for oneself and for a person unknown to the wallet, `auth/forbidden` for another member of staff
 */
export function addPenalty(db: Db, input: AddPenaltyInput, { staff, requestId }: LevyContext): Promise<PenaltyRow> {
  const { idempotency_key: key, ...request } = input;
  const { user_uuid: user, sold, reason } = request;
  if (user === staff) throw fieldError('invalid.self');
  return inTransaction(db, (tx) =>
    withIdempotency(tx, { scope: `penalty:${staff}`, key, request }, async () => {
      const nickname = await nameOfCharged(tx, user);
      const penalty = await insertPenalty(tx, { uuid: uuidv7(), user_uuid: user, actor_uuid: staff, sold, coins: penaltyOf(sold), reason });
      await take(tx, penalty);
      await recordEvent(tx, 'wallet.staff.acted', {
        aggregateId: user,
        payload: {
          actorUuid: staff,
          action: 'person-penalty',
          subject: { type: 'person', uuid: user, name: nickname },
          reason,
          penalty: { soldCoins: sold, coins: penalty.coins },
        },
        requestId,
      });
      return penalty;
    }),
  );
}

async function nameOfCharged(tx: Tx, user: string): Promise<string> {
  const status = await personStatusOf(tx, user);
  if (!status) throw fieldError('invalid.unknown');
  if (status.staff) throw new DomainError('auth/forbidden');
  return status.nickname;
}

async function take(tx: Tx, { uuid, user_uuid: user, sold }: PenaltyRow): Promise<void> {
  const balances = (await lockBalances(tx, [user])).get(user) ?? NO_BALANCES;
  const { earnings_pending: pending, earnings_available: available, coin } = balances;
  const transfers = levyPenalty({ user, soldCoins: sold, earnings: { pending, available, coin } });
  await postTransfers(tx, { key: `penalty:${uuid}`, reason: 'penalty', cause: uuid, transfers });
  await followPending(tx, transfers, { penalty: uuid });
}

function fieldError(key: string): DomainError {
  return new DomainError('input/invalid', { fields: [{ path: 'user_uuid', key }] });
}
