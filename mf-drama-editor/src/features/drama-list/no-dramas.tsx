import { Button, EmptyState } from '@meowtale/ui';
import { Link } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListFilters, listAddress } from './list-address.ts';

/** Renders a list without dramas: why it is empty, and what to do next. */
export function NoDramas({ at: { keyword, label, isArchived }, create }: { at: ListFilters; create: ReactNode }) {
  const { t } = useTranslation();
  if (keyword || label) {
    const showAll = (
      <Button component={Link} to={listAddress({ isArchived })}>
        {t('list.showAll')}
      </Button>
    );
    const title = keyword ? t('list.noneFound', { keyword }) : t('list.noneLabelled', { label });
    return (
      <EmptyState kind="search" level={2} title={title} actions={label ? showAll : undefined}>
        {keyword ? t('list.noneFoundHint') : null}
      </EmptyState>
    );
  }
  if (isArchived) {
    return (
      <EmptyState kind="desk" level={2} title={t('list.noneArchived')}>
        {t('list.noneArchivedHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState kind="stage" level={2} title={t('list.none')} actions={create}>
      {t('list.noneHint')}
    </EmptyState>
  );
}
