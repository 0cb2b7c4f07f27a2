import { z } from 'zod';
import { RETURN_URL_MAX, returnPathOf } from '../return-path.ts';

/** An address to go back to, which its service checks against its own origin by `returnPathOf`. */
export const returnUrl = z.string('invalid.text').max(RETURN_URL_MAX, 'invalid.too-long');

/** A path of the site, with query and fragment. */
export const returnPath = returnUrl.refine((value) => returnPathOf(value) !== null, 'invalid.return-url');
