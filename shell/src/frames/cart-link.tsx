import { IconShoppingCart } from '@meowtale/ui';
import { Link, paths, useSessionRefreshed } from '@meowtale/web-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { HeaderCartDocument } from './header-documents.ts';
import classes from './store-header.module.css';

/** Renders the cart link with the number of works in it. */
export function CartLink() {
  const { t } = useTranslation();
  // An empty list contains no row, so the types that change it are named here.
  const context = useMemo(() => ({ additionalTypenames: ['CartStore', 'StoreOrder'] }), []);
  const [{ data }, ask] = useQuery({ query: HeaderCartDocument, context });
  useSessionRefreshed(() => ask({ requestPolicy: 'network-only' }));
  const count = data?.findCartStore.totalCount ?? 0;
  return (
    <Link to={paths.cart()} className={classes.link}>
      <IconShoppingCart className={classes.linkIcon} size={20} aria-hidden />
      <span className={classes.linkText}>{count > 0 ? t('header.cartWith', { count }) : t('header.cart')}</span>
      {count > 0 ? (
        <span className={classes.linkCount} aria-hidden>
          {count}
        </span>
      ) : null}
    </Link>
  );
}
