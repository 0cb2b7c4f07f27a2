import { useTranslation } from 'react-i18next';
import type { Shot } from './documents.ts';

/** The cover and what was taken of a work, as they stand beside one another. */
export type Shots = readonly Partial<Shot>[];

export const isFilm = (shot: Partial<Shot>): boolean => shot.mimeType === 'video/webm';

/** What a picture or a film of the work is called. */
export function useShotWords(name: string): (shot: Partial<Shot>, index: number) => string {
  const { t } = useTranslation();
  return (shot, index) => t(isFilm(shot) ? 'detail.film' : 'detail.picture', { number: index + 1, name });
}
