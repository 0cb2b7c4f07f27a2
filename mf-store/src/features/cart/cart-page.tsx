import type { Currency } from '@meowtale/contracts';
import { payAmountFor } from '@meowtale/contracts/money';
import {
  Button,
  Card,
  Checkbox,
  Coins,
  cx,
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
import { Failure, Link, paths, toAppError, useHost } from '@meowtale/web-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { type BoughtWork, bought } from '../bill/bought.ts';
import { ListingPrice, shownPrice } from '../listings/listing-price.tsx';
import { shownName } from '../listings/localized-name.ts';
import { useAbout } from '../listings/use-about.ts';
import { WorkCover } from '../listings/work-cover.tsx';
import styles from './cart.module.css';
import { CART, type CartData, type CartRow, EMPTY_CART, REMOVE_FROM_CART } from './documents.ts';
import { JustBought } from './just-bought.tsx';

const CONTEXT = { additionalTypenames: ['CartStore'] };

/** Renders `/cart`: the works to buy, and the way to checkout. */
export function CartPage() {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery<CartData>({ query: CART, context: CONTEXT, requestPolicy: 'cache-and-network' });
  const skeleton = useDelayed(fetching && !data);
  const rows = data?.findCartStore.list ?? [];
  const works = useBought();
  // The works that are deselected, so that a work added in another tab is selected.
  const [spared, setSpared] = useState<ReadonlySet<string>>(new Set());
  const buyable = rows.filter((row) => row.buyable);
  // A single work has no checkbox: it is selected, also when it was deselected before.
  const choosable = buyable.length > 1;
  const chosen = choosable ? buyable.filter((row) => !spared.has(row.uuid)) : buyable;
  const choose = (some: readonly CartRow[], wanted: boolean) => {
    const others = [...spared].filter((uuid) => !some.some((row) => row.uuid === uuid));
    setSpared(new Set(wanted ? others : [...others, ...some.map((row) => row.uuid)]));
  };
  const browse = (
    <Button variant={works.length > 0 ? 'secondary' : 'primary'} component={Link} to={paths.stores()}>
      {t('cart.browse')}
    </Button>
  );
  return (
    <Page>
      <Stack gap={24}>
        <PageHeader title={t('cart.title')} subtitle={data ? t('cart.count', { count: rows.length }) : null} />
        {error && !data ? (
          <Failure error={error} title={t('cart.failed')} onRetry={() => ask({ requestPolicy: 'network-only' })} retrying={fetching} />
        ) : null}
        {skeleton ? <Skeleton /> : null}
        {works.length > 0 ? <JustBought works={works} /> : null}
        {works.length > 0 && rows.length === 0 ? <div>{browse}</div> : null}
        {data && rows.length === 0 && works.length === 0 ? (
          <EmptyState kind="cart" title={t('cart.emptyTitle')} actions={browse}>
            {t('cart.emptyText')}
          </EmptyState>
        ) : null}
        {rows.length > 0 ? (
          <Grid kind="aside" gap={24}>
            <Card flush>
              {choosable ? (
                <div className={styles.all}>
                  <Checkbox
                    label={t('cart.all')}
                    checked={chosen.length === buyable.length}
                    indeterminate={chosen.length > 0 && chosen.length < buyable.length}
                    onChange={(event) => choose(buyable, event.currentTarget.checked)}
                  />
                </div>
              ) : null}
              <ul className={styles.rows}>
                {rows.map((row) => (
                  <CartItem
                    key={row.uuid}
                    row={row}
                    chosen={chosen.includes(row)}
                    onChoose={choosable ? (wanted) => choose([row], wanted) : undefined}
                  />
                ))}
              </ul>
            </Card>
            <Summary rows={rows} chosen={chosen} />
          </Grid>
        ) : null}
      </Stack>
    </Page>
  );
}

/** Returns what was bought while this page is open. */
function useBought(): readonly BoughtWork[] {
  useEffect(() => {
    bought.clear();
    return bought.clear;
  }, []);
  return useSyncExternalStore(bought.subscribe, bought.get);
}

/** Renders the current price of the selected works, and the button for the quote, which is binding. */
function Summary({ rows, chosen }: { rows: readonly CartRow[]; chosen: readonly CartRow[] }) {
  const { t } = useTranslation();
  const { openPopup } = useHost();
  const about = useAbout();
  // During an outage of the catalogue prices are unknown: then only the quote has one.
  const prices = chosen.flatMap(({ store }) => (store ? [shownPrice(store)] : []));
  const total = prices.reduce((sum, price) => sum + price.amount, 0);
  const currency = prices[0]?.local.currency as Currency | undefined;
  // As on the quote: the local price of the total, not the sum of rounded prices.
  const local = currency && { currency, amount: payAmountFor(total, currency) };
  const whole = chosen.length === rows.filter((row) => row.buyable).length;
  const checkOut = () => void openPopup('store.bill', { cart: true, ...(!whole && { storeIds: chosen.map((row) => row.store_id) }) });
  return (
    <Card raised>
      <Stack gap={12}>
        {local && prices.length === chosen.length ? (
          <Group justify="between" align="baseline">
            <Text as="span" tone="muted">
              {t('cart.total')}
            </Text>
            <Coins amount={total} unit={t('coin.meow', { count: total })} size="figure" local={about(total, local) ?? undefined} />
          </Group>
        ) : null}
        <Button variant="primary" size="large" fullWidth disabled={chosen.length === 0} onClick={checkOut}>
          {t('cart.checkout', { count: chosen.length })}
        </Button>
        <EmptyCart />
      </Stack>
    </Card>
  );
}

/** Renders the button that empties the cart after a confirmation, which the person can turn off. */
function EmptyCart() {
  const { t } = useTranslation();
  const { openPopup, showError } = useHost();
  const [{ fetching }, empty] = useMutation(EMPTY_CART);
  async function clear() {
    const confirmed = await openPopup<boolean>('shell.message', {
      type: 'confirm',
      messageId: 'cart.clear',
      title: t('cart.clearTitle'),
      message: t('cart.clearQuestion'),
      confirmLabel: t('cart.clear'),
      cancelLabel: t('cart.clearCancel'),
    });
    if (!confirmed) return;
    const { error } = await empty({}, CONTEXT);
    if (error) showError(toAppError(error));
  }
  return (
    <Button variant="ghost" fullWidth onClick={clear} loading={fetching}>
      {t('cart.clear')}
    </Button>
  );
}

interface CartItemProps {
  row: CartRow;
  chosen: boolean;
  /** When there are several works to select from. */
  onChoose?: (wanted: boolean) => void;
}

function CartItem({ row, chosen, onChoose }: CartItemProps) {
  const { t } = useTranslation();
  const { locale, showError } = useHost();
  const [{ fetching }, remove] = useMutation(REMOVE_FROM_CART);
  const { name, language = '' } = shownName(row, locale);
  async function take() {
    const { error } = await remove({ uuid: row.uuid }, CONTEXT);
    if (error) showError(toAppError(error));
  }
  return (
    <li className={cx(styles.row, onChoose && styles.withChoice)}>
      {onChoose ? (
        <Checkbox
          label={t('cart.choose', { name })}
          hideLabel
          checked={chosen}
          disabled={!row.buyable}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      ) : null}
      <WorkCover work={row.store} name={name} />
      <Stack gap={4} className={styles.words}>
        <Link className="mt-anchor mt-anchor--quiet" lang={language} to={paths.store(row.store_id)} dir="auto">
          {name}
        </Link>
        {row.store ? (
          <Text size="small" tone="muted" dir="auto">
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
