import { z } from 'zod';
import { SUSPENSION_DAYS } from '../../constants.ts';
import type { Role } from '../../roles.ts';
import { line, uuid } from '../text.ts';
import { staffReason } from './override.ts';

/** Roles that staff give and take (SPEC §6); operators give the role staff. */
export const GIVEN_ROLES = ['contributing_author', 'contracted_author', 'publisher'] as const satisfies readonly Role[];
export type GivenRole = (typeof GIVEN_ROLES)[number];
export const CONTRACT_LEVEL_MAX = 9;

/** A uuid, an e-mail address, or part of a nickname. */
export const findPeopleInput = z.object({ keyword: line(254).nullish() });

/** All of these roles that the person has from now on; a contracted author needs a level. */
export const setPersonRolesInput = z
  .object({
    user_uuid: uuid,
    roles: z.array(z.enum(GIVEN_ROLES, 'invalid.action')).max(GIVEN_ROLES.length, 'invalid.twice'),
    contracted_level: z.int('invalid.whole-number').min(1, 'invalid.too-small').max(CONTRACT_LEVEL_MAX, 'invalid.too-large').nullish(),
    reason: staffReason,
  })
  .refine(({ roles, contracted_level }) => !roles.includes('contracted_author') || contracted_level != null, {
    message: 'invalid.empty',
    path: ['contracted_level'],
  });

export const suspendPersonInput = z.object({
  user_uuid: uuid,
  days: z.int('invalid.whole-number').min(SUSPENSION_DAYS.min, 'invalid.too-small').max(SUSPENSION_DAYS.max, 'invalid.too-large'),
  reason: staffReason,
});

export const liftSuspensionInput = z.object({ user_uuid: uuid, reason: staffReason });
