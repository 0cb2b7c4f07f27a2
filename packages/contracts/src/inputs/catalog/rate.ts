import { z } from 'zod';
import { BASIS_POINTS } from '../../constants.ts';

/** A share as a fraction, 0.15 for 15 %, in steps of a basis point; stored in basis points. */
export const rate = z
  .number('invalid.rate')
  .min(0, 'invalid.rate')
  .max(1, 'invalid.rate')
  .refine((share) => Math.abs(share * BASIS_POINTS - Math.round(share * BASIS_POINTS)) < 1e-6, 'invalid.rate')
  .transform((share) => Math.round(share * BASIS_POINTS));
