import { ORDER_STATE } from '@meowtale/contracts';
import { Card, Coins, Logo, Stack, Text, Title, UserText, VisuallyHidden } from '@meowtale/ui';
import { formatCountry, formatDate, formatDateTime, formatMoney, Link, paths, useHost, usePerson } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownName } from '../listings/localized-name.ts';
import type { Receipt, ReceiptLine } from './documents.ts';
import styles from './receipt.module.css';

/** Renders the printed sheet: one A4 page for as many works as a person buys at once. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation();
  return (
    <Card as="article" className={styles.sheet} aria-label={t('receipt.title')}>
      <Stack gap={24}>
        <header className={styles.head}>
          <Title level={1} size={28}>
            {t('receipt.title')}
          </Title>
          <Logo name="Meowtale" />
        </header>
        <Facts receipt={receipt} />
        <Lines receipt={receipt} />
        <Notes receipt={receipt} />
      </Stack>
    </Card>
  );
}

function Facts({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const person = usePerson();
  const refunds = receipt.lines.flatMap(({ refunded_at }) => (refunded_at ? [refunded_at] : []));
  const facts: [string, ReactNode][] = [
    [t('receipt.number'), receipt.number],
    [t('receipt.paid'), formatDateTime(receipt.paid_at, locale)],
    ...refunds
      .toSorted()
      .slice(-1)
      .map((at): [string, ReactNode] => [t('receipt.refundedOn'), formatDateTime(at, locale)]),
    [
      t('receipt.buyer'),
      <>
        <UserText>{person?.nickname}</UserText>
        <br />
        {person?.email}
      </>,
    ],
    [t('receipt.country'), formatCountry(receipt.country, locale)],
    [t('receipt.seller'), t('receipt.sellerIs')],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt dir="auto">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <table className={styles.lines}>
      <caption>
        <VisuallyHidden>{t('receipt.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('receipt.work')}</th>
          <th scope="col">{t('receipt.list')}</th>
          <th scope="col">{t('receipt.discount')}</th>
          <th scope="col">{t('receipt.price')}</th>
        </tr>
      </thead>
      <tbody>
        {receipt.lines.map((line) => (
          <tr key={line.order_uuid}>
            <th scope="row">
              <WorkOf line={line} />
            </th>
            <td>
              <Gold amount={line.original} />
            </td>
            <td>{line.percentage_discount > 0 ? percent.format(-line.percentage_discount / 100) : '–'}</td>
            <td>
              <Gold amount={line.price} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Sum label={t('receipt.total')} strong>
          <Gold amount={receipt.total} />
        </Sum>
        {receipt.silver_used > 0 ? (
          <Sum label={t('receipt.silver')}>
            <Silver amount={receipt.silver_used} />
          </Sum>
        ) : null}
        <Sum label={t('receipt.coins')}>
          <Gold amount={receipt.coin_used} />
        </Sum>
        {receipt.silver_refunded > 0 ? (
          <Sum label={t('receipt.silverRefunded')} strong>
            − <Silver amount={receipt.silver_refunded} />
          </Sum>
        ) : null}
        {receipt.coin_refunded > 0 ? (
          <Sum label={t('receipt.coinsRefunded')} strong>
            − <Gold amount={receipt.coin_refunded} />
          </Sum>
        ) : null}
        <Sum label={t('receipt.local')}>{formatMoney(receipt.total_local.amount, receipt.total_local.currency, locale)}</Sum>
      </tfoot>
    </table>
  );
}

function Gold({ amount }: { amount: number }) {
  const { t } = useTranslation();
  return <Coins amount={amount} unit={t('coin.meow', { count: amount })} />;
}

function Silver({ amount }: { amount: number }) {
  const { t } = useTranslation();
  return <Coins amount={amount} unit={t('coin.silver')} variant="silver" />;
}

/** Renders a work by its current name and author; during an outage of the catalogue by the wallet's. */
function WorkOf({ line }: { line: ReceiptLine }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { name, language = '' } = shownName(line, locale);
  const author = line.store?.author.nickname ?? line.seller_name;
  const refundedOn = line.state === ORDER_STATE.refunded && line.refunded_at ? formatDate(line.refunded_at, locale) : null;
  return (
    <>
      <span className={styles.name} lang={language} dir="auto">
        {name}
      </span>
      {author ? (
        <Text as="span" size="small" tone="muted">
          {t('receipt.by', { name: author })}
        </Text>
      ) : null}
      {refundedOn ? (
        <Text as="span" size="small" tone="muted">
          {t('receipt.lineRefunded', { when: refundedOn })}
        </Text>
      ) : null}
    </>
  );
}

function Sum({ label, strong, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <tr className={strong ? styles.strong : undefined}>
      <th scope="row" colSpan={3}>
        {label}
      </th>
      <td>{children}</td>
    </tr>
  );
}

function Notes({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { currency, amount } = receipt.local_basis;
  return (
    <footer className={styles.notes}>
      <p>{t('receipt.basis', { money: formatMoney(amount, currency, locale) })}</p>
      <p>{t('receipt.tax')}</p>
      {receipt.checkout_uuid ? (
        <p className={styles.onScreen}>
          <Link className="mt-anchor" to={paths.receipt(receipt.checkout_uuid)}>
            {t('receipt.whole')}
          </Link>
        </p>
      ) : null}
    </footer>
  );
}
