import type { Role } from '@meowtale/contracts';
import { nicknameFault } from '@meowtale/contracts/inputs/catalog/nickname';
import { SELF_TAKEN_ROLES } from '@meowtale/contracts/inputs/catalog/people';
import { DomainError, type RequestContext } from '@meowtale/service-kit';
import type { UserRow } from './repository.ts';

const selfTaken: readonly unknown[] = SELF_TAKEN_ROLES;

interface NicknameUse {
  roles: readonly Role[];
  /** Whether another person with a released listing has a nickname that looks the same. */
  isCreators: boolean;
}

/**
 * Rejects a nickname that looks like staff's, except for staff, or like a creator's.
 * @throws DomainError `input/invalid` naming the field
 */
export function requireFreeNickname(nickname: string, { roles, isCreators }: NicknameUse): void {
  const reserved = roles.includes('staff') ? null : nicknameFault(nickname);
  const key = reserved ?? (isCreators ? 'invalid.nickname-taken' : null);
  if (key) throw new DomainError('input/invalid', { fields: [{ path: 'profile.nickname', key }] });
}

/** @throws DomainError `auth/forbidden` for a role that only an operator gives */
export function requireSelfTaken(role: string): Role {
  if (!selfTaken.includes(role)) throw new DomainError('auth/forbidden');
  return role as Role;
}

/**
 * Returns a person's roles: `user`, those they took themselves, and those that an operator has set in the identity service, so that taking
 * a role back there takes it back here (SPEC §6).
 */
export function rolesOf(before: readonly Role[], operatorSet: readonly Role[], taken: Role | null): Role[] {
  const own = [...before, taken].filter((role): role is Role => selfTaken.includes(role));
  const given = operatorSet.filter((role) => role !== 'user');
  return [...new Set<Role>(['user', ...own, ...given])];
}

export const sameRoles = (a: readonly Role[], b: readonly Role[]): boolean => a.length === b.length && a.every((role) => b.includes(role));

type SignInStatus = Pick<UserRow, 'signed_out' | 'signed_out_before' | 'erased_at'>;

/** @throws DomainError `auth/revoked` for a sign-in that was ended, or an erased person */
export function requireValidSignIn({ signed_out, signed_out_before, erased_at }: SignInStatus, authTime: number): void {
  const isOver = signed_out.includes(authTime) || authTime < Number(signed_out_before);
  if (isOver || erased_at !== null) throw new DomainError('auth/revoked');
}

/** Checks staff's sign-ins for revocation at once, because staff read other people's data (TRUST 16). */
export async function assertStaffNotRevoked({
  actor,
  assertNotRevoked,
}: Pick<RequestContext, 'actor' | 'assertNotRevoked'>): Promise<void> {
  if (actor.kind === 'user' && actor.roles.includes('staff')) await assertNotRevoked();
}
