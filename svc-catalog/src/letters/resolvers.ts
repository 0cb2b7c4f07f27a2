import { replayLetterInput } from '@meowtale/contracts/inputs/catalog/letters';
import { type AnyConsumer, letterViews, parseInput, type RequestContext, replayDeadLetter, requireRole } from '@meowtale/service-kit';
import { noteDeed } from '../audit/note.ts';

/** The catalogue's dead letters, for staff; a replay and its line in the audit log are one (TRUST 11, 26). */
export const letterResolvers = (consumers: readonly AnyConsumer[]) => ({
  Query: {
    async findCatalogDeadLetters(_root: unknown, _args: object, { actor, db, assertNotRevoked }: RequestContext) {
      requireRole(actor, 'staff');
      await assertNotRevoked();
      return letterViews(db);
    },
  },
  Mutation: {
    async replayCatalogDeadLetter(_root: unknown, args: unknown, { actor, db, assertNotRevoked }: RequestContext) {
      const actorUuid = requireRole(actor, 'staff').uuid;
      await assertNotRevoked();
      const { id, reason } = parseInput(replayLetterInput, args);
      return replayDeadLetter(db, consumers, id, (tx, { consumer }) =>
        noteDeed(tx, { actorUuid, action: 'letter-replay', subject: { type: 'letter', uuid: id, name: consumer }, reason }),
      );
    },
  },
});
