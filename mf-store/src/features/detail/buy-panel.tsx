import { Button, Card, Coins, Divider, Group, Notice, Skeleton, Stack, Text } from '@meowtale/ui';
import { FailureNotice, Link, paths, toAppError, useHost, usePerson, useSessionRefreshed } from '@meowtale/web-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { ListingPrice, PriceNotes, shownPrice } from '../listings/listing-price.tsx';
import { PriceCountry } from '../listings/price-country.tsx';
import { WishlistButton } from '../wishlist/wishlist-button.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { MY_WALLET, type MyWalletData, type StoreDetail } from './documents.ts';
import { Downloads, Trials } from './downloads.tsx';
import { LowestPrice } from './lowest-price.tsx';
import { RefundRule } from './refund-rule.tsx';
import type { Access } from './use-access.ts';
import { isFree, useBuy } from './use-buy.ts';

/** Renders the purchase panel: the price, the balance, and the main action. */
export function BuyPanel({ listing, access }: { listing: StoreDetail; access: Access }) {
  const { t } = useTranslation();
  // The wallet knows of a purchase before the catalogue.
  const owned = access.owned || listing.owned === true;
  return (
    <Card raised as="aside" aria-label={t('buy.label')}>
      <Stack gap={12}>
        {owned ? <Owned listing={listing} access={access} /> : <Buyable listing={listing} access={access} />}
        {!owned && isPaid(listing) && hasNothingToTry(access) ? <Text tone="muted">{t('buy.noOpening')}</Text> : null}
        <Divider />
        <Text size="small" tone="muted">
          {t('buy.shares')}
          {isFree(listing) ? null : (
            // A space between two sentences is wrong in Chinese and Japanese: each has its own line.
            <>
              <br />
              <RefundRule listing={listing} />
            </>
          )}
        </Text>
      </Stack>
    </Card>
  );
}

const isPaid = (listing: StoreDetail): boolean => (listing.auth_type === 1 ? !isFree(listing) : listing.reward_minimum > 0);

const hasNothingToTry = ({ trial, trials, loading, error }: Access): boolean => !loading && !error && trial === null && trials.length === 0;

function Owned({ listing, access }: { listing: StoreDetail; access: Access }) {
  const { t } = useTranslation();
  const { openPopup } = useHost();
  return (
    <>
      <Text weight="medium">{t('buy.owned')}</Text>
      {access.play ? (
        <Button variant="primary" size="large" fullWidth component={Link} to={paths.storeFullscreen(listing.uuid)}>
          {t('buy.play')}
        </Button>
      ) : access.downloads.length > 0 ? null : (
        <Notice tone="info" actions={<Button onClick={access.refresh}>{t('error.retry')}</Button>}>
          {t('buy.soon')}
        </Notice>
      )}
      <Downloads urls={access.downloads} />
      {listing.auth_type === 2 ? (
        <Button fullWidth onClick={() => void openPopup('store.sponsor-bill', { storeId: listing.uuid })}>
          {t('buy.rewardAgain')}
        </Button>
      ) : null}
    </>
  );
}

function Buyable({ listing, access }: { listing: StoreDetail; access: Access }) {
  const { t } = useTranslation();
  const person = usePerson();
  const price = shownPrice(listing);
  const free = isFree(listing);
  const { label, buy } = useBuy(listing, access.refresh);
  return (
    <>
      <ListingPrice listing={listing} size="hero" />
      {listing.auth_type === 1 && price.amount > 0 ? (
        <Text tone="muted">
          <PriceNotes price={price} />
        </Text>
      ) : null}
      <LowestPrice price={listing.auth_type === 1 ? listing.current_price : null} />
      {free ? null : <PriceCountry price={price} />}
      {listing.release_type === 'early_access' ? <Text tone="muted">{t('detail.earlyText')}</Text> : null}
      {listing.auth_type === 2 && listing.reward_minimum > 0 ? (
        <Text tone="muted">{t('reward.minimum', { count: listing.reward_minimum })}</Text>
      ) : null}
      <FailureNotice failure={access.error ? toAppError(access.error) : null} onRetry={access.refresh} isShared />
      <Button variant="primary" size="large" fullWidth onClick={buy} disabled={access.loading || listing.status !== 'on'}>
        {label}
      </Button>
      {listing.status === 'on' ? null : <Notice tone="info">{t('buy.offSale')}</Notice>}
      {access.trial ? <Opening listing={listing} /> : null}
      <Trials urls={access.trials} />
      {listing.auth_type === 1 && listing.status === 'on' ? <AddToCart storeId={listing.uuid} /> : null}
      <WishlistButton storeId={listing.uuid} />
      {person ? <Balance /> : null}
    </>
  );
}

/** Renders the free opening as the second choice below the purchase. */
function Opening({ listing }: { listing: StoreDetail }) {
  const { t } = useTranslation();
  const hint = useId();
  return (
    <Stack gap={4}>
      <Button size="large" fullWidth component={Link} to={paths.storeFullscreen(listing.uuid)} aria-describedby={hint}>
        {t('buy.opening')}
      </Button>
      <Text size="small" tone="muted" id={hint}>
        {t('buy.openingText')}
      </Text>
    </Stack>
  );
}

function Balance() {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery<MyWalletData>({ query: MY_WALLET });
  useSessionRefreshed(() => ask({ requestPolicy: 'network-only' }));
  const wallet = data?.me?.wallet;
  // The catalogue knows the person, the wallet their balance: either may be down.
  if (!wallet && error)
    return <FailureNotice failure={toAppError(error)} onRetry={() => ask({ requestPolicy: 'network-only' })} isShared />;
  if (!wallet) return fetching ? <Skeleton /> : <Notice tone="warning">{t('error.down.wallet')}</Notice>;
  return (
    <Group justify="between">
      <Text as="span" tone="muted">
        {t('buy.balance')}
      </Text>
      <Group gap={12}>
        <Coins amount={wallet.meowcent} unit={t('coin.meow', { count: wallet.meowcent })} />
        <Coins amount={wallet.silver} unit={t('coin.silver')} variant="silver" />
      </Group>
    </Group>
  );
}
