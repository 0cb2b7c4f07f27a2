import type { SortableLabels } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';

/** Returns the labels of a sortable list; `handle` names one of its handles. */
export function useSortableLabels(handle: (position: number) => string): SortableLabels {
  const { t } = useTranslation();
  return {
    handle,
    role: t('sort.role'),
    instructions: t('sort.instructions'),
    lifted: (position, total) => t('sort.lifted', { position, total }),
    over: (position, total) => t('sort.over', { position, total }),
    dropped: (position, total) => t('sort.dropped', { position, total }),
    cancelled: t('sort.cancelled'),
  };
}
