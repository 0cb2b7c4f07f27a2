import { paths } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { SectionFrame, type SectionPageProps } from '../../app/section-frame.tsx';

const TABS = ['sales', 'reconciliation', 'sales-report', 'withdrawal'] as const;
export type IncomeTab = (typeof TABS)[number];
const addressOf = (tab: IncomeTab): string => (tab === 'sales' ? paths.lobbyIncome() : paths.lobbyIncome(tab));

/** Renders a page of the income section, with tabs to the others. */
export function IncomeFrame(props: SectionPageProps & { tab: IncomeTab }) {
  const { t } = useTranslation();
  const tabs = TABS.map((value) => ({ value, label: t(`income.tab.${value}`), to: addressOf(value) }));
  return <SectionFrame label={t('income.rooms')} tabs={tabs} {...props} />;
}
