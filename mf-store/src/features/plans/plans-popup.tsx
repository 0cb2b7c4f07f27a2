import { PLAN_GRADE, PLAN_NAMES } from '@meowtale/contracts/plans';
import { Button, Modal, Notice, Spinner, Stack, Text } from '@meowtale/ui';
import {
  type AppError,
  addressWith,
  FailureNotice,
  formatDate,
  formatMoney,
  type PopupProps,
  useHost,
  useLocation,
} from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { HowToPay } from '../top-up/how-to-pay.tsx';
import { PaymentProgress } from '../top-up/payment-progress.tsx';
import { returnAddress } from '../top-up/payment-return.ts';
import { usePayment } from '../top-up/use-payment.ts';
import { BUY_PLAN, type Plan } from './documents.ts';
import { PlanCard } from './plan-card.tsx';
import styles from './plans.module.css';
import { type Plans, usePlans } from './use-plans.ts';

const OUTCOMES = { paid: 'plans.paid', timeout: 'plans.timeout', left: 'plans.left' };

/**
 * Renders the pricing plans (SPEC §2): what each includes, which one the person has, and PRO to be paid in a new tab. Resolves to `{paid:
 * true}`.
 */
export function PlansPopup({ close }: PopupProps<object, { paid: boolean }>) {
  const { t } = useTranslation();
  const { navigation, session } = useHost();
  const location = useLocation();
  const plans = usePlans();
  const payment = usePayment({ for: 'plan', document: BUY_PLAN, paidWords: t('plans.paid') });
  const { offer, way, currency } = plans;
  const includesPro = hasMoreThanPro(plans);
  const choosing = payment.stage.at === 'choosing' || payment.stage.at === 'starting';
  const returnUrl = returnAddress(navigation, navigation.href(addressWith(location, { action: 'open-plans' })));

  function pay() {
    if (!offer || !way) return;
    const { id: provider, provider_key: providerKey, method } = way.provider;
    void payment.start({ grade: offer.grade, provider, providerKey, method, currency, payAmount: offer.payAmount, returnUrl });
  }

  const act = plans.signedIn ? (
    <Button
      variant="primary"
      onClick={pay}
      disabled={!offer || !way || offer.fullUntilMs !== null || plans.grade === null}
      loading={payment.stage.at === 'starting'}
    >
      {t(plans.grade === PLAN_GRADE.pro ? 'plans.renew' : 'plans.pay')}
    </Button>
  ) : (
    <Button variant="primary" onClick={() => void session.signIn()}>
      {t('plans.signIn')}
    </Button>
  );
  const footer = choosing ? (
    <>
      <Button variant="ghost" onClick={() => close()}>
        {t('topUp.cancel')}
      </Button>
      {includesPro ? null : act}
    </>
  ) : undefined;
  return (
    <Modal open onClose={() => close()} title={t('plans.title')} closeLabel={t('popup.close')} size="large" footer={footer}>
      {choosing ? (
        <PlansForm plans={plans} failure={payment.failure} />
      ) : (
        <PaymentProgress payment={payment} words={OUTCOMES} onDone={() => close({ paid: true })} />
      )}
    </Modal>
  );
}

/** Returns whether the person has a plan that includes PRO, so that PRO isn't offered. */
const hasMoreThanPro = ({ grade }: Plans) => grade !== null && grade > PLAN_GRADE.pro;

function PlansForm({ plans, failure }: { plans: Plans; failure: AppError | null }) {
  const { t } = useTranslation();
  return (
    <Stack gap={16} aria-busy={plans.loading}>
      <Text tone="muted">{t('plans.intro')}</Text>
      <FailureNotice failure={plans.failure} onRetry={plans.retry} />
      <FailureNotice failure={failure} />
      {plans.loading ? <Spinner label={t('plans.loading')} /> : null}
      <PlanStatus plans={plans} />
      {plans.list.length > 0 ? <Cards plans={plans} /> : null}
      {plans.list.length > 0 && !hasMoreThanPro(plans) ? <Paying plans={plans} /> : null}
    </Stack>
  );
}

/** Renders the state of the person's plan, and what paying now would add. */
function PlanStatus({ plans }: { plans: Plans }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { mine, offer, signedIn, grade, endsSoon } = plans;
  if (!signedIn || !offer || grade === null) return null;
  const plan = PLAN_NAMES[mine?.grade ?? PLAN_GRADE.basic];
  const day = (ms: number) => formatDate(new Date(ms).toISOString(), locale);
  const ending = endsSoon ? <Notice tone="warning">{t('plans.ending', { plan, when: formatDate(endsSoon, locale) })}</Notice> : null;
  if (hasMoreThanPro(plans))
    return (
      <>
        {ending}
        <Text>{t('plans.includesPro', { plan })}</Text>
      </>
    );
  if (offer.fullUntilMs !== null) return <Notice tone="warning">{t('plans.full', { when: day(offer.fullUntilMs) })}</Notice>;
  return (
    <>
      {ending}
      {mine && mine.state !== 1 ? (
        <Notice tone="warning">{t('plans.ended', { plan, when: formatDate(mine.ended_at, locale) })}</Notice>
      ) : null}
      <Text>{t('plans.until', { when: day(offer.untilMs) })}</Text>
    </>
  );
}

function Cards({ plans }: { plans: Plans }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { list, grade, mine, currency, offer } = plans;
  function priceOf(plan: Plan): string {
    if (plan.grade === PLAN_GRADE.basic) return t('plans.free');
    if (plan.price.length === 0 || !offer) return t('plans.agreed');
    return t('plans.price', { money: formatMoney(offer.payAmount, currency, locale) });
  }
  function mineOf(plan: Plan): string | null {
    if (!plans.signedIn || plan.grade !== grade) return null;
    return mine?.state === 1 ? t('plans.yoursUntil', { when: formatDate(mine.ended_at, locale) }) : t('plans.yours');
  }
  return (
    <ul className={styles.plans} aria-label={t('plans.title')}>
      {list.map((plan, place) => (
        <PlanCard
          key={plan.grade}
          plan={plan}
          below={list[place - 1]}
          price={priceOf(plan)}
          mine={mineOf(plan)}
          contact={plan.grade === PLAN_GRADE.enterprise ? plans.contactEmail : null}
        />
      ))}
    </ul>
  );
}

/** Renders the payment method of PRO and the currency; a guest sees the price in theirs. */
function Paying({ plans: { signedIn, ways, way, setProviderId, currency, setCurrency } }: { plans: Plans }) {
  const { t } = useTranslation();
  return (
    <>
      <HowToPay
        ways={ways}
        providerId={way?.provider.id ?? null}
        onProvider={signedIn ? setProviderId : undefined}
        currency={currency}
        onCurrency={setCurrency}
      />
      <Text tone="muted" size="small">
        {t('plans.noRenewal')}
      </Text>
    </>
  );
}
