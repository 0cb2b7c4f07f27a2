import { paths } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { SectionFrame, type SectionPageProps } from '../../app/section-frame.tsx';

const TABS = ['overview', 'ad-links', 'distribution', 'distribution/management', 'discounts', 'website'] as const;
export type MarketingTab = Exclude<(typeof TABS)[number], 'website'>;

function addressOf(tab: (typeof TABS)[number]): string {
  if (tab === 'website') return paths.lobbyWebsite();
  return tab === 'overview' ? paths.lobbyMarketing() : paths.lobbyMarketing(tab);
}

/** Renders a page of the marketing section, with tabs to the others. */
export function MarketingFrame(props: SectionPageProps & { tab: MarketingTab }) {
  const { t } = useTranslation();
  const tabs = TABS.map((value) => ({ value, label: t(`marketing.tab.${value}`), to: addressOf(value) }));
  return <SectionFrame label={t('marketing.rooms')} tabs={tabs} {...props} />;
}
