import { ORDER_HOLD_MINUTES } from '@meowtale/contracts';
import { BillingDetail, type BillingItem, Button, Checkbox, Coins, Notice, Spinner, Stack, useDelayed } from '@meowtale/ui';
import { type AppError, formatDateTime, isPassing, Link, paths, useErrorSentence, useHost, useRemedyButton } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { LocalMoney } from '../listings/documents.ts';
import { localizedName } from '../listings/localized-name.ts';
import { useAbout } from '../listings/use-about.ts';
import type { Quote, QuoteLine } from './documents.ts';
import type { Bill } from './use-bill.ts';

interface BillBodyProps {
  bill: Bill;
  /** Called when the person goes to another page. */
  onLeave(): void;
}

/** Renders the quote in every state: loading, failed, changed, and ready to pay. */
export function BillBody({ bill, onLeave }: BillBodyProps) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const { quote, failure, loading, changed, leftOut } = bill;
  const waiting = useDelayed(loading && !quote);
  const remedy = useRemedyButton(failure);
  return (
    <Stack gap={16} aria-busy={loading}>
      {waiting ? <Spinner label={t('bill.loading')} /> : null}
      {changed ? (
        <Notice tone="warning" live>
          {sentence(changed)}
        </Notice>
      ) : null}
      {failure ? (
        <Notice tone="danger" live actions={remedy ?? (quote ? undefined : <WayOn failure={failure} bill={bill} onLeave={onLeave} />)}>
          {/* The payment's idempotency key makes confirming again safe. */}
          {failure.code === 'other/outcome-unknown' ? t('bill.outcomeUnknown') : sentence(failure)}
        </Notice>
      ) : null}
      {quote && leftOut ? <Notice tone="info">{t('bill.leftOut')}</Notice> : null}
      {quote ? <Lines quote={quote} bill={bill} /> : null}
      {quote && quote.remain > 0 ? <Later bill={bill} onLeave={onLeave} /> : null}
    </Stack>
  );
}

/** Renders the action for an error: a retry helps only against a temporary one. */
function WayOn({ failure, bill, onLeave }: BillBodyProps & { failure: AppError }) {
  const { t } = useTranslation();
  const { session } = useHost();
  const signIn = async () => {
    if (await session.signIn()) await bill.refresh();
  };
  if (isPassing(failure)) return <Button onClick={() => bill.refresh()}>{t('error.retry')}</Button>;
  if (failure.status === 401) return <Button onClick={signIn}>{t('library.signIn')}</Button>;
  return OWNED.has(failure.code) ? <ToLibrary onLeave={onLeave} /> : null;
}

/** Errors for works that the person may own by now: bought in another tab, or paid by a top-up. */
const OWNED = new Set(['order/already-owned', 'cart/nothing-left']);

function ToLibrary({ onLeave }: Pick<BillBodyProps, 'onLeave'>) {
  const { t } = useTranslation();
  return (
    <Button component={Link} to={paths.library()} onClick={onLeave}>
      {t('library.title')}
    </Button>
  );
}

/** Renders, while coins are missing, the choice whether a top-up buys it, and until when it is held (ADR 16). */
function Later({ bill, onLeave }: BillBodyProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { waiting } = bill;
  return (
    <>
      {waiting ? (
        <Notice tone="info" live actions={<ToLibrary onLeave={onLeave} />}>
          {t('bill.waits', { when: formatDateTime(waiting.until, locale) })}
        </Notice>
      ) : null}
      {waiting?.billId ? null : (
        <Checkbox
          label={t('bill.awaits')}
          description={t('bill.awaitsHint', { minutes: ORDER_HOLD_MINUTES })}
          checked={bill.awaits}
          disabled={bill.loading || bill.paying}
          onChange={(event) => bill.setAwaits(event.currentTarget.checked)}
        />
      )}
    </>
  );
}

function LineName({ line, locale }: { line: QuoteLine; locale: string }) {
  const { name, language = '' } = localizedName(line, locale);
  return (
    <span lang={language} dir="auto">
      {name}
    </span>
  );
}

/** Renders the works of a quote, then how they are paid: silver, coins, and what is missing. */
function Lines({ quote, bill }: { quote: Quote; bill: Bill }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const about = useAbout();
  const { total, silver_used: silver, coin_used: coins, remain, balance, use_silver: useSilver } = quote;
  const meow = (amount: number, local?: LocalMoney) => (
    <Coins amount={amount} unit={t('coin.meow', { count: amount })} local={about(amount, local) ?? undefined} />
  );
  const works = quote.lines.map((line) => ({
    key: line.store_id,
    label: <LineName line={line} locale={locale} />,
    value: meow(line.price),
    struck:
      line.percentage_discount > 0 ? (
        <Coins amount={line.original} unit={t('coin.meow', { count: line.original })} struck struckLabel={t('price.before')} />
      ) : undefined,
  }));
  const totals: BillingItem[] = [
    { key: 'total', label: t('bill.total'), value: meow(total, quote.total_local), strong: true },
    {
      key: 'silver',
      label: t('bill.silverUsed'),
      value: (
        <>
          − <Coins amount={silver} unit={t('coin.silver')} variant="silver" />
        </>
      ),
    },
    { key: 'balance', label: t('bill.balance'), value: meow(balance.meowcent) },
    remain > 0
      ? { key: 'remain', label: t('bill.remain'), value: meow(remain, quote.remain_local), strong: true }
      : { key: 'after', label: t('bill.after'), value: meow(balance.meowcent - coins) },
    { key: 'debt', label: t('bill.debt'), value: meow(balance.debt) },
  ];
  const shown = { silver: silver > 0, debt: remain > 0 && balance.debt > 0 };
  return (
    <BillingDetail
      caption={t('bill.caption')}
      items={works}
      totals={totals.filter(({ key }) => shown[key as keyof typeof shown] ?? true)}
      checkbox={
        balance.silver > 0 && total > 0
          ? {
              label: t('bill.useSilver'),
              checked: useSilver,
              disabled: bill.loading,
              onChange: (event) => void bill.refresh(event.currentTarget.checked),
            }
          : undefined
      }
    />
  );
}
