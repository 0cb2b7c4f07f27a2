import type { DateTimeInputProps } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';

/** Returns the labels of the calendar. */
export function useDateLabels(): DateTimeInputProps['labels'] {
  const { t } = useTranslation();
  return {
    previous: t('calendar.previous'),
    next: t('calendar.next'),
    hours: t('calendar.hours'),
    minutes: t('calendar.minutes'),
    confirm: t('calendar.confirm'),
    clear: t('calendar.clear'),
    dialog: t('calendar.dialog'),
  };
}
