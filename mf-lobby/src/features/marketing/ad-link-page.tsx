import { Button, EmptyState, Grid, Group, Notice, Skeleton, Stack } from '@meowtale/ui';
import { Failure, Link, paths, type RouteProps, StaleNotice, useHost, useLocation, usePerson, withQuery } from '@meowtale/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { reportAddress } from '../income/report-address.ts';
import { DayRange, rangeIn } from './day-range.tsx';
import { DeleteAdLink } from './delete-ad-link.tsx';
import { type AdLink, findAdLinkDays, TOUCHES_AD_LINKS } from './documents.ts';
import { Funnel, FunnelDays } from './funnel.tsx';
import { joinDays, sumDays } from './link-days.ts';
import { LinkSales } from './link-sales.tsx';
import { LinkTools } from './link-tools.tsx';
import { MarketingFrame } from './marketing-frame.tsx';
import { nameOf, noShareOf } from './promoted.ts';
import { SetAdLinkPopup } from './set-ad-link-popup.tsx';
import { UtmValues } from './utm-values.tsx';
import { VisitSources } from './visit-sources.tsx';

/** Renders `/lobby/marketing/ad-links/:uuid`: the results of one link by day. */
export function AdLinkPage({ params }: RouteProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const me = usePerson()?.uuid;
  const uuid = params.uuid ?? '';
  const range = rangeIn(useLocation().search);
  const [{ data, error, fetching }, ask] = useQuery({
    query: findAdLinkDays,
    variables: { uuid, ...range },
    context: TOUCHES_AD_LINKS,
    requestPolicy: 'cache-and-network',
  });
  const retry = () => ask({ requestPolicy: 'network-only' });
  const link = data?.findStoreAdLink.list[0];
  const back = (
    <Link className="mt-anchor" to={paths.lobbyMarketing('ad-links')}>
      {t('marketing.back')}
    </Link>
  );
  if (!link) {
    return (
      <MarketingFrame tab="ad-links" subtitle={t('marketing.linksWords')} actions={back}>
        {error ? <Failure title={t('marketing.linksFailed')} error={error} onRetry={retry} retrying={fetching} /> : null}
        {fetching && !error ? <Skeleton shape="block" /> : null}
        {fetching || error ? null : (
          <EmptyState kind="search" level={2} title={t('marketing.linkGone')}>
            {t('marketing.linkGoneHint')}
          </EmptyState>
        )}
      </MarketingFrame>
    );
  }
  const isOwn = link.store?.author_id === me;
  const sales = isOwn ? reportAddress(link.store_id, { by: 'month', link: link.uid }) : null;
  const days = joinDays(link.visit_days, link.sale_days);
  const none = noShareOf(link.store, me);
  return (
    <MarketingFrame
      tab="ad-links"
      title={link.name}
      subtitle={nameOf(link.store, locale) ?? t('marketing.goneWork')}
      actions={<Deeds link={link}>{back}</Deeds>}
    >
      <Stack gap={24}>
        {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
        {none ? <Notice tone="warning">{t(`marketing.noShare.${none}`)}</Notice> : null}
        {link.sale_days ? null : <Notice tone="warning">{t('marketing.walletRests')}</Notice>}
        <DayRange key={`${range.from} ${range.to}`} uuid={uuid} range={range} />
        <Grid kind="aside" gap={24}>
          <Stack gap={24}>
            <Funnel sum={sumDays(days, link.sale_days !== null)} pending={link.pending} isOwn={isOwn} />
            <FunnelDays days={days} />
            <VisitSources sources={link.visit_sources} />
          </Stack>
          <Stack gap={16}>
            <LinkTools link={link} />
            <UtmValues of={link} />
            {sales ? (
              <Link className="mt-anchor" to={sales}>
                {t('marketing.salesReport')}
              </Link>
            ) : null}
          </Stack>
        </Grid>
        <LinkSales
          of={{ store: link.store_id, link: link.uid, scope: null }}
          pathFor={(page) => withQuery(paths.lobbyAdLink(uuid), { ...range, page })}
        />
      </Stack>
    </MarketingFrame>
  );
}

/** Renders the actions of a link that was created by hand; a site manages its own. */
function Deeds({ link, children }: { link: AdLink; children: ReactNode }) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const [doing, setDoing] = useState<'set' | 'delete' | null>(null);
  if (link.type !== 'url') return children;
  return (
    <Group gap={12}>
      {children}
      <Button onClick={() => setDoing('set')}>{t('marketing.setLink')}</Button>
      <Button variant="ghost" onClick={() => setDoing('delete')}>
        {t('marketing.delete')}
      </Button>
      {doing === 'set' ? <SetAdLinkPopup of={link} onClose={() => setDoing(null)} /> : null}
      {doing === 'delete' ? (
        <DeleteAdLink
          link={link}
          onClose={(isDeleted) => (isDeleted ? navigation.push(paths.lobbyMarketing('ad-links')) : setDoing(null))}
        />
      ) : null}
    </Group>
  );
}
