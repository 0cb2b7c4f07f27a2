import { replayDeadLetterInput } from '@meowtale/contracts/inputs/catalog/dead-letter';
import {
  type AnyConsumer,
  deadLetterViews,
  inTransaction,
  parseInput,
  type RequestContext,
  replayDeadLetter,
  requireRole,
} from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { type DeadMail, listDeadMails, reviveMail } from '../../people/mails/service.ts';
import { recordStaffAction } from '../audit/service.ts';

const MAILS = 'catalog-mails';

/** Undeliverable mails are listed with the events. */
const asLetter = ({ uuid, user_uuid, fault, attempts, ended_at }: DeadMail) => ({
  ...{ id: uuid, consumer: MAILS, event: 'mail', aggregate_id: user_uuid },
  ...{ error: fault ?? '', deliveries: attempts, failed_at: ended_at },
});

/** Returns the resolvers of svc-catalog's dead letters, for staff; a replay adds its audit entry in the same transaction (TRUST 11, 26). */
export const deadLetterResolvers = (consumers: readonly AnyConsumer[]) => ({
  Query: {
    async findCatalogDeadLetters(_root: unknown, _args: object, { actor, db, assertNotRevoked }: RequestContext) {
      requireRole(actor, 'staff');
      await assertNotRevoked();
      return [...(await deadLetterViews(db)), ...(await listDeadMails(db)).map(asLetter)];
    },
  },
  Mutation: {
    async replayCatalogDeadLetter(_root: unknown, args: unknown, { actor, db, assertNotRevoked }: RequestContext) {
      const actorUuid = requireRole(actor, 'staff').uuid;
      await assertNotRevoked();
      const { id, reason } = parseInput(replayDeadLetterInput, args);
      const note = (tx: Db, name: string) =>
        recordStaffAction(tx, { actorUuid, action: 'letter-replay', subject: { type: 'letter', uuid: id, name }, reason });
      const revived = await inTransaction(db, async (tx) => {
        const found = await reviveMail(tx, id);
        if (found) await note(tx, MAILS);
        return found;
      });
      return revived ? 'handled' : replayDeadLetter(db, consumers, id, (tx, { consumer }) => note(tx, consumer));
    },
  },
});
