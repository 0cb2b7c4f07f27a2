import { type Actor, requireUser } from '@meowtale/service-kit';

/**
 * Who may do what with dramas: any person with an account makes them, and each sees, changes and deletes their own and no
 * others; staff have no sight of them. Answers the uuid that every query of a command is bound to.
 *
 * @throws DomainError `auth/required` for guests and newcomers
 */
export const dramaOwner = (actor: Actor): string => requireUser(actor).uuid;
