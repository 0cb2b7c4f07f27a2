import { type Actor, requireUser } from '@meowtale/service-kit';

/**
 * Returns the owner's uuid, to which every query of a command is bound. Any person with an account may add dramas and see, change and
 * delete only their own; staff have no access.
 * @throws DomainError `auth/required` for guests and newcomers
 */
export const dramaOwner = (actor: Actor): string => requireUser(actor).uuid;
