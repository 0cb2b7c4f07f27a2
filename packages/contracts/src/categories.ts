import { ADULT_CATEGORIES } from './constants.ts';

/** Returns whether works of a category are behind the adult gate (DESIGN §12). */
export function isAdultCategory(category: string | undefined): boolean {
  return ADULT_CATEGORIES.some((adult) => adult === category);
}
