import { Button, Coins } from '@meowtale/ui';
import { useHost, useSessionRefreshed } from '@meowtale/web-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { HeaderWalletDocument } from './header-documents.ts';
import classes from './store-header.module.css';

/** Renders the person's balances and a button for topping up; only the button while the balances are unavailable. */
export function Balances() {
  const { t } = useTranslation();
  const { locale, openPopup } = useHost();
  // Everything that moves coins returns one of these types, after which the balances are queried again.
  const context = useMemo(() => ({ additionalTypenames: ['Wallet', 'StoreOrder', 'Payment'] }), []);
  const [{ data, error }, ask] = useQuery({ query: HeaderWalletDocument, context });
  useSessionRefreshed(() => ask({ requestPolicy: 'network-only' }));
  const wallet = data?.me?.wallet;
  const topUp = () => void openPopup('store.top-up', {});
  // In an outage the last known balances are shown.
  if (!wallet) return error ? <Button onClick={topUp}>{t('header.addCredit')}</Button> : null;
  const write = new Intl.NumberFormat(locale).format;
  const label = t('header.balances', { meowcent: write(wallet.meowcent), silver: write(wallet.silver) });
  return (
    <button type="button" className={classes.balances} aria-label={label} onClick={topUp}>
      <Coins amount={wallet.meowcent} unit={t('money.coins')} />
      <span className={classes.silver}>
        <Coins amount={wallet.silver} unit={t('money.silver')} variant="silver" muted />
      </span>
    </button>
  );
}
