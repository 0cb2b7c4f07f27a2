import { useTranslation } from 'react-i18next';
import type { Shot } from './documents.ts';

/** The cover and the screenshots of a work, in order. */
export type Shots = readonly Partial<Shot>[];

export const isFilm = (shot: Partial<Shot>): boolean => shot.mimeType === 'video/webm';

/** Returns the function that names a picture or a film of the work. */
export function useShotWords(name: string): (shot: Partial<Shot>, index: number) => string {
  const { t } = useTranslation();
  return (shot, index) => t(isFilm(shot) ? 'detail.film' : 'detail.picture', { number: index + 1, name });
}
