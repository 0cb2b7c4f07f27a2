import { Tabs } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { listAddress } from './list-address.ts';

const addressOf = (tab: string): string => listAddress({ isArchived: tab === 'archived' });

/** Renders the choice between archived dramas and the others. */
export function ArchiveTabs({ isArchived }: { isArchived: boolean }) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const items = ['current', 'archived'].map((value) => ({
    value,
    label: t(`list.tab.${value}`),
    href: navigation.href(addressOf(value)),
  }));
  return (
    <Tabs
      label={t('list.tabs')}
      items={items}
      value={isArchived ? 'archived' : 'current'}
      onChange={(value) => navigation.push(addressOf(value))}
    />
  );
}
