import { pickWords } from '@meowtale/contracts/words';
import {
  Button,
  Card,
  Coins,
  ConfirmDialog,
  Cover,
  EmptyState,
  Grid,
  Group,
  Notice,
  Page,
  PageHeader,
  Skeleton,
  Stack,
  Text,
  useDelayed,
} from '@meowtale/ui';
import { Failure, formatMoney, Link, paths, toAppError, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { useReturnState } from '../bill/use-return-state.ts';
import { ListingPrice, shownPrice } from '../listings/listing-price.tsx';
import styles from './cart.module.css';
import { CART, type CartData, type CartRow, EMPTY_CART, REMOVE_FROM_CART } from './documents.ts';

const CONTEXT = { additionalTypenames: ['CartStore'] };

/** `/cart`: what one means to buy, and the way to the bill. */
export function CartPage() {
  const { t } = useTranslation();
  useReturnState();
  const [{ data, error, fetching }, ask] = useQuery<CartData>({ query: CART, context: CONTEXT, requestPolicy: 'cache-and-network' });
  const skeleton = useDelayed(fetching && !data);
  const rows = data?.findCartStore.list ?? [];
  const browse = (
    <Button variant="primary" component={Link} to={paths.stores()}>
      {t('cart.browse')}
    </Button>
  );
  return (
    <Page>
      <Stack gap={24}>
        <PageHeader title={t('cart.title')} subtitle={data ? t('cart.count', { count: rows.length }) : undefined} />
        {error && !data ? (
          <Failure error={error} title={t('cart.failed')} onRetry={() => ask({ requestPolicy: 'network-only' })} retrying={fetching} />
        ) : null}
        {skeleton ? <Skeleton /> : null}
        {data && rows.length === 0 ? (
          <EmptyState kind="cart" title={t('cart.emptyTitle')} actions={browse}>
            {t('cart.emptyText')}
          </EmptyState>
        ) : null}
        {rows.length > 0 ? (
          <Grid kind="aside" gap={24}>
            <Card flush>
              <ul className={styles.rows}>
                {rows.map((row) => (
                  <CartItem key={row.uuid} row={row} />
                ))}
              </ul>
            </Card>
            <Summary rows={rows} />
          </Grid>
        ) : null}
      </Stack>
    </Page>
  );
}

/** What is to be paid as the prices stand now, and the way to the bill, which is what counts. */
function Summary({ rows }: { rows: readonly CartRow[] }) {
  const { t } = useTranslation();
  const { locale, openPopup } = useHost();
  const buyable = rows.filter((row) => row.buyable);
  // While the catalogue rests nobody knows a price: then only the bill says one.
  const prices = buyable.flatMap(({ store }) => (store ? [shownPrice(store)] : []));
  const total = prices.reduce((sum, price) => sum + price.amount, 0);
  const local = prices.reduce((sum, price) => sum + price.local.amount, 0);
  const currency = prices[0]?.local.currency;
  return (
    <Card raised>
      <Stack gap={12}>
        {currency && prices.length === buyable.length ? (
          <Group justify="between" align="baseline">
            <Text as="span" tone="muted">
              {t('cart.total')}
            </Text>
            <Coins
              amount={total}
              unit={t('coin.meow', { count: total })}
              size="figure"
              local={total > 0 ? t('price.about', { money: formatMoney(local, currency, locale) }) : undefined}
            />
          </Group>
        ) : null}
        <Button variant="primary" size="large" fullWidth disabled={buyable.length === 0} onClick={() => void openPopup('store.bill', {})}>
          {t('cart.checkout', { count: buyable.length })}
        </Button>
        <EmptyCart />
      </Stack>
    </Card>
  );
}

/** Asks first: what was gathered over days is gone with one press. */
function EmptyCart() {
  const { t } = useTranslation();
  const { showError } = useHost();
  const [{ fetching }, empty] = useMutation(EMPTY_CART);
  const [asking, setAsking] = useState(false);
  async function clear() {
    const { error } = await empty({}, CONTEXT);
    setAsking(false);
    if (error) showError(toAppError(error));
  }
  return (
    <>
      <Button variant="ghost" fullWidth onClick={() => setAsking(true)}>
        {t('cart.clear')}
      </Button>
      <ConfirmDialog
        open={asking}
        loading={fetching}
        title={t('cart.clearTitle')}
        confirmLabel={t('cart.clear')}
        cancelLabel={t('cart.clearCancel')}
        onConfirm={clear}
        onCancel={() => setAsking(false)}
      >
        <p>{t('cart.clearQuestion')}</p>
      </ConfirmDialog>
    </>
  );
}

function CartItem({ row }: { row: CartRow }) {
  const { t } = useTranslation();
  const { locale, showError } = useHost();
  const [{ fetching }, remove] = useMutation(REMOVE_FROM_CART);
  const words = row.store ? pickWords(row.store.store_info, locale, row.store.default_lang) : null;
  const name = words?.name ?? row.store_name;
  async function take() {
    const { error } = await remove({ uuid: row.uuid }, CONTEXT);
    if (error) showError(toAppError(error));
  }
  return (
    <li className={styles.row}>
      <Cover src={words?.data.cover240x320?.url} alt="" title={name} />
      <Stack gap={4} className={styles.words}>
        <Link className="mt-anchor mt-anchor--quiet" lang={words?.language} to={paths.store(row.store_id)}>
          {name}
        </Link>
        {row.store ? (
          <Text size="small" tone="muted">
            {row.store.author.nickname}
          </Text>
        ) : null}
        {row.buyable ? null : <Notice tone="info">{t('cart.notBuyable')}</Notice>}
      </Stack>
      <div className={styles.price}>{row.store ? <ListingPrice listing={row.store} /> : null}</div>
      <Button variant="ghost" size="small" onClick={take} loading={fetching} aria-label={t('cart.removeNamed', { name })}>
        {t('cart.remove')}
      </Button>
    </li>
  );
}
