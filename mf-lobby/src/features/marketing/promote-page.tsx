import { Card, Stack } from '@meowtale/ui';
import { Link, paths, type RouteProps, usePerson, withQuery } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkSales } from './link-sales.tsx';
import { MarketingFrame } from './marketing-frame.tsx';
import { PromotedSums } from './promoted-sums.tsx';
import { Promotion } from './promotion.tsx';

/** Renders `/lobby/marketing/promote/:id`: the person's link to a work, and what they sold and earned by their links. */
export function PromotePage({ params: { id = '' } }: RouteProps) {
  const { t } = useTranslation();
  const me = usePerson()?.uuid;
  const [settled, setSettled] = useState<{ author: string | null } | null>(null);
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
      <Stack gap={36}>
        <Card>
          <Promotion storeId={id} onSettled={(work) => setSettled({ author: work?.author_id ?? null })} />
        </Card>
        {/* Below the link, whose height isn't known before. Nobody promotes their own work. */}
        {settled && settled.author !== me ? (
          <LinkSales
            of={{ store: id, link: null, scope: 'promoter' }}
            pathFor={(page) => withQuery(paths.lobbyPromote(id), { page })}
            sums={<PromotedSums store={id} />}
          />
        ) : null}
      </Stack>
    </MarketingFrame>
  );
}
