import type { FieldError } from '@meowtale/contracts';
import type { TFunction } from 'i18next';
import { fieldSentence } from '../../app/sentences.ts';

/** Returns why a discount can't begin or end on a day of a calendar: an error about a discount's dates, said of that one day. */
export const dayReason = (t: TFunction, fault: FieldError, locale: string): string =>
  fault.key === 'invalid.discount-past' ? t('discount.dayPast') : fieldSentence(t, fault, locale);
