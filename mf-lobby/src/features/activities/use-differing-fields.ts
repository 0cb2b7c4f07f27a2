import { formatDateTime, formatLanguageAlone, type SavedField, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { Draft } from './activity-draft.ts';

/** Returns the fields in which a draft differs from the saved promotion, with their saved texts. */
export function useDifferingFields(draft: Draft, saved: Draft): SavedField[] {
  const { t } = useTranslation();
  const { locale } = useHost();
  const dateOf = (at: string | null): string => (at ? formatDateTime(at, locale) : '');
  const textOf = ({ names }: Draft, language: string): string => names[language] ?? '';
  const names = Object.keys({ ...saved.names, ...draft.names }).map((language) => ({
    label: t('activities.nameIn', { language: formatLanguageAlone(language, locale) }),
    isSame: textOf(draft, language) === textOf(saved, language),
    saved: textOf(saved, language),
  }));
  const { percentage_discount: percent } = saved;
  return [
    ...names,
    { label: t('discount.percent'), isSame: draft.percentage_discount === percent, saved: percent === null ? '' : String(percent) },
    { label: t('activities.from'), isSame: draft.started_at === saved.started_at, saved: dateOf(saved.started_at) },
    { label: t('activities.to'), isSame: draft.ended_at === saved.ended_at, saved: dateOf(saved.ended_at) },
    { label: t('activities.state'), isSame: draft.state === saved.state, saved: t(`activities.choice.${saved.state}`) },
  ].filter(({ isSame }) => !isSame);
}
