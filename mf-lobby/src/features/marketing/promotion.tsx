import { Button, Notice, Skeleton, Stack, Text } from '@meowtale/ui';
import { Failure, formatPercent, Link, paths, useHost, usePerson } from '@meowtale/web-kit';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { type DistributedStore, findPromoted } from './distribution-documents.ts';
import { LinkTools } from './link-tools.tsx';
import { nameOf, noShareOf } from './promoted.ts';
import { usePromotion } from './use-promotion.ts';

interface PromotionProps {
  storeId: string;
  /** Closes the surrounding popup when a link leads to another page. */
  onLeave?: () => void;
  /** Called once all of it is known: with the work, or null where it is unknown. */
  onSettled?: (work: DistributedStore | null) => void;
}

/** Renders the person's own link to a work, created at once, with a copy button and a code. */
export function Promotion({ storeId, onLeave, onSettled }: PromotionProps) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({
    query: findPromoted,
    variables: { id: storeId },
    requestPolicy: 'cache-and-network',
  });
  const work = data?.findStore.list[0];
  const isUnknown = !work && !fetching;
  const settleUnknown = useEffectEvent(() => onSettled?.(null));
  useEffect(() => {
    if (isUnknown) settleUnknown();
  }, [isUnknown]);
  if (work) return <LinkToWork work={work} onLeave={onLeave} onSettled={onSettled} />;
  if (error) {
    return <Failure title={t('promote.failed')} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} retrying={fetching} />;
  }
  return fetching ? <Skeleton lines={3} /> : <Notice>{t('marketing.noShare.gone')}</Notice>;
}

interface LinkToWorkProps {
  work: DistributedStore;
  onLeave: (() => void) | undefined;
  onSettled: ((work: DistributedStore) => void) | undefined;
}

function LinkToWork({ work, onLeave, onSettled }: LinkToWorkProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const me = usePerson()?.uuid;
  const name = nameOf(work, locale) ?? t('stores.untitled');
  const none = noShareOf(work, me);
  const { link, busy, failure, settled, make } = usePromotion(work, name);
  const settle = useEffectEvent(() => onSettled?.(work));
  useEffect(() => {
    if (settled) settle();
  }, [settled]);
  return (
    <Stack gap={16}>
      {none ? (
        <Notice tone="warning">{t(`marketing.noShare.${none}`)}</Notice>
      ) : (
        <Text>{t('promote.words', { name, share: formatPercent(work.cps_profit_share_ratio, locale) })}</Text>
      )}
      {none ? null : (
        <Text size="small" tone="muted">
          {t('promote.rules')}
        </Text>
      )}
      <RefusalNotice failure={failure} />
      {link ? (
        <>
          <LinkTools link={link} />
          <Link className="mt-anchor" to={paths.lobbyAdLink(link.uuid)} onClick={onLeave}>
            {t('promote.figures')}
          </Link>
        </>
      ) : (
        <div>
          <Button variant="primary" loading={busy} onClick={make}>
            {t('promote.make')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
