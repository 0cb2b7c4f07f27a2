import { Coins, VisuallyHidden } from '@meowtale/ui';
import { formatMoney, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import styles from './bill.module.css';
import type { Quote } from './documents.ts';
import { LineName } from './line-name.tsx';

/** The works of a bill, then what pays for them: silver, coins, and what is missing. */
export function BillLines({ quote }: { quote: Quote }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const remainLocal = formatMoney(quote.remain_local.amount, quote.remain_local.currency, locale);
  return (
    <table className={styles.bill}>
      <caption>
        <VisuallyHidden>{t('bill.caption')}</VisuallyHidden>
      </caption>
      <tbody>
        {quote.lines.map((line) => (
          <tr key={line.store_id}>
            <th scope="row">
              <LineName line={line} />
            </th>
            <td>
              {line.percentage_discount > 0 ? (
                <Coins amount={line.original} unit={t('coin.meow', { count: line.original })} struck struckLabel={t('price.before')} />
              ) : null}{' '}
              <Coins amount={line.price} unit={t('coin.meow', { count: line.price })} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Row label={t('bill.total')} strong>
          <Coins amount={quote.total} unit={t('coin.meow', { count: quote.total })} />
        </Row>
        {quote.silver_used > 0 ? (
          <Row label={t('bill.silverUsed')}>
            − <Coins amount={quote.silver_used} unit={t('coin.silver')} variant="silver" />
          </Row>
        ) : null}
        <Row label={t('bill.balance')}>
          <Coins amount={quote.balance.meowcent} unit={t('coin.meow', { count: quote.balance.meowcent })} />
        </Row>
        {quote.remain > 0 ? (
          <Row label={t('bill.remain')} strong>
            <Coins amount={quote.remain} unit={t('coin.meow', { count: quote.remain })} local={t('price.about', { money: remainLocal })} />
          </Row>
        ) : (
          <Row label={t('bill.after')}>
            <Coins
              amount={quote.balance.meowcent - quote.coin_used}
              unit={t('coin.meow', { count: quote.balance.meowcent - quote.coin_used })}
            />
          </Row>
        )}
      </tfoot>
    </table>
  );
}

function Row({ label, strong, children }: { label: string; strong?: boolean; children: React.ReactNode }) {
  return (
    <tr className={strong ? styles.strong : undefined}>
      <th scope="row">{label}</th>
      <td>{children}</td>
    </tr>
  );
}
