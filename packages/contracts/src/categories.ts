import { ADULT_CATEGORIES } from './constants.ts';

/** Whether works of a category stand behind the adult gate (DESIGN §12). */
export function isAdultCategory(category: string | undefined): boolean {
  return ADULT_CATEGORIES.some((adult) => adult === category);
}
