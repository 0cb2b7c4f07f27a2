import { BY_AGREEMENT, PLAN_GRADE, PLAN_NAMES } from '@meowtale/contracts/plans';
import { Anchor, IconCheck, IconMinus, StatusPill, Text } from '@meowtale/ui';
import { formatBytes, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { Plan, PlanService } from './documents.ts';
import styles from './plans.module.css';

/** What Basic lacks, and the other plans list as theirs. */
const BASIC_IS = ['plans.basic.web', 'plans.basic.queue', 'plans.basic.logo'] as const;
const GIGABYTE = 1024 ** 3;

interface PlanCardProps {
  plan: Plan;
  /** The next lower plan, whose services aren't repeated. */
  below: Plan | undefined;
  /** The formatted price. */
  price: string;
  /** Why it is this person's; null when it isn't. */
  mine: string | null;
  /** The address for contact. */
  contact: string | null;
}

/** Renders one plan: its name, its price, and its services; of Enterprise also what can be agreed on. */
export function PlanCard({ plan, below, price, mine, contact }: PlanCardProps) {
  const { t } = useTranslation();
  const given = new Map(below?.services.map(({ key, value }) => [key, value]));
  const isMoreThanBelow = ({ key, value }: PlanService) => !given.has(key) || given.get(key) !== value;
  const isAgreed = plan.grade === PLAN_GRADE.enterprise;
  const saysAllBelow = plan.services.length > plan.services.filter(isMoreThanBelow).length;
  return (
    <li className={styles.plan} data-mine={mine !== null || undefined}>
      <h3 className={styles.name}>{PLAN_NAMES[plan.grade]}</h3>
      <Text as="span" tone={plan.price.length > 0 ? 'gold' : 'muted'} weight="medium" tabular>
        {price}
      </Text>
      {contact !== null ? <Anchor href={`mailto:${contact}`}>{t('plans.contact', { email: contact })}</Anchor> : null}
      {mine !== null ? <StatusPill tone="mint">{mine}</StatusPill> : null}
      <ul className={styles.gives}>
        {saysAllBelow && below ? (
          <li className={styles.all}>{t(isAgreed ? 'plans.everythingAgreed' : 'plans.everything', { plan: PLAN_NAMES[below.grade] })}</li>
        ) : null}
        {plan.services.filter(isMoreThanBelow).map((service) => (
          <Given key={service.key} service={service} />
        ))}
        {isAgreed ? BY_AGREEMENT.map((key) => <li key={key}>{t(`plans.byAgreement.${key}`)}</li>) : null}
        {plan.grade === PLAN_GRADE.basic
          ? BASIC_IS.map((key) => (
              <li key={key} className={styles.without}>
                <IconMinus size={16} aria-hidden />
                {t(key)}
              </li>
            ))
          : null}
      </ul>
    </li>
  );
}

function Given({ service: { key, value, name, desc } }: { service: PlanService }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const days = (count: number) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count);
  const much = value === null ? null : key === 'upload.app.add_size' ? formatBytes(value * GIGABYTE, locale) : days(value);
  // A right is a yes or no; these two have amounts.
  const counted = key === 'upload.app.add_size' || key === 'share.link.max_age';
  return (
    <li>
      <IconCheck size={16} aria-hidden />
      <span>
        {t(name)}
        {counted ? <span className={styles.much}>{much ?? (desc && t(desc))}</span> : null}
      </span>
    </li>
  );
}
