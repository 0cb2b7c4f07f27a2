import { EmptyState } from '@meowtale/ui';
import { Link, paths } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { IncomeFrame } from './income-tabs.tsx';

/** Renders the page for an address without a valid month. */
export function UnknownMonth() {
  const { t } = useTranslation();
  return (
    <IncomeFrame
      tab="reconciliation"
      subtitle={t('reconciliation.subtitle')}
      actions={
        <Link className="mt-anchor" to={paths.lobbyIncome('reconciliation')}>
          {t('reconciliation.back')}
        </Link>
      }
    >
      <EmptyState kind="search" level={2} title={t('reconciliation.unknown')}>
        {t('reconciliation.unknownHint')}
      </EmptyState>
    </IncomeFrame>
  );
}
