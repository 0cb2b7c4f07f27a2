import { Card } from '@meowtale/ui';
import { Link, paths, type RouteProps } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { MarketingFrame } from './marketing-frame.tsx';
import { Promotion } from './promotion.tsx';

/** Renders `/lobby/marketing/promote/:id`: the promotion of a work at its own address. */
export function PromotePage({ params: { id = '' } }: RouteProps) {
  const { t } = useTranslation();
  return (
    <MarketingFrame
      tab="distribution"
      title={t('promote.title')}
      subtitle={t('marketing.linksWords')}
      actions={
        <Link className="mt-anchor" to={paths.store(id)}>
          {t('promote.work')}
        </Link>
      }
    >
      <Card>
        <Promotion storeId={id} />
      </Card>
    </MarketingFrame>
  );
}
