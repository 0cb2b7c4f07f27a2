import { replayDeadLetterInput } from '@meowtale/contracts/inputs/catalog/dead-letter';
import {
  type AnyConsumer,
  deadLetterViews,
  parseInput,
  type RequestContext,
  recordEvent,
  replayDeadLetter,
  requireRole,
} from '@meowtale/service-kit';

/**
 * Returns the resolvers of svc-drama-ai's dead letters, for staff; a replay records its audit event in the same transaction (TRUST 11, 26).
 */
export const deadLetterResolvers = (consumers: readonly AnyConsumer[]) => ({
  Query: {
    async findDramaDeadLetters(_root: unknown, _args: object, { actor, db, assertNotRevoked }: RequestContext) {
      requireRole(actor, 'staff');
      await assertNotRevoked();
      return deadLetterViews(db);
    },
  },
  Mutation: {
    async replayDramaDeadLetter(_root: unknown, args: unknown, { actor, db, requestId, assertNotRevoked }: RequestContext) {
      const actorUuid = requireRole(actor, 'staff').uuid;
      await assertNotRevoked();
      const { id, reason } = parseInput(replayDeadLetterInput, args);
      return replayDeadLetter(db, consumers, id, async (tx, { consumer }) => {
        const subject = { type: 'letter', uuid: id, name: consumer };
        await recordEvent(tx, 'drama.staff.acted', {
          aggregateId: id,
          payload: { actorUuid, action: 'letter-replay', subject, reason },
          requestId,
        });
      });
    },
  },
});
