import { REVIEW_HELD_HOURS } from '@meowtale/contracts';
import { formatDateTime, useHost, usePerson } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { ReviewedSubmit, ReviewStanding } from './documents.ts';

const HELD_MS = REVIEW_HELD_HOURS * 3_600_000;

/** Renders the reviewer of a submission, and since when. */
export function TakenBy({ review: { reviewer, taken_at } }: { review: Omit<ReviewStanding, 'is_own'> }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const when = taken_at ? formatDateTime(taken_at, locale) : t('income.dash');
  return t('review.takenBy', { name: reviewer?.nickname ?? t('audit.gone'), when });
}

/** Returns whether a colleague took it and left it undecided. */
export function useMayTakeOver({ status, review }: Pick<ReviewedSubmit, 'status' | 'review'>): boolean {
  const person = usePerson();
  if (status !== 'reviewing' || review.is_own || review.reviewer?.uuid === person?.uuid || !review.taken_at) return false;
  return Date.now() - Date.parse(review.taken_at) >= HELD_MS;
}

/** Returns whether the reader decides: the reviewer does, except about their own submission. */
export function useIsMine({ status, review }: Pick<ReviewedSubmit, 'status' | 'review'>): boolean {
  const person = usePerson();
  return status === 'reviewing' && !review.is_own && review.reviewer?.uuid === person?.uuid;
}
