import { PLAN_GRADE, PLAN_NAMES, PLAN_WARNING_DAYS } from '@meowtale/contracts/plans';
import { Button, Group, Notice, Section, Skeleton, Stack, StatusPill, Text, UserText } from '@meowtale/ui';
import { Failure, formatDate, useHost } from '@meowtale/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { type CurrentPlan, findPlan } from './account-documents.ts';

const DAY_MS = 86_400_000;

/** Returns the highest active plan (SPEC §4). */
function runningOf(plans: readonly CurrentPlan[]): CurrentPlan | null {
  const running = plans.filter(({ state }) => state === 1);
  return running.toSorted((a, b) => b.grade - a.grade || b.ended_at.localeCompare(a.ended_at))[0] ?? null;
}

export interface PlanUsage {
  /** Renders the usage; `onPlanChanged` is called once a plan was paid there. */
  render(onPlanChanged: () => void): ReactNode;
  /** Queries the usage again. */
  refresh(): void;
}

/** Renders the person's plan, its end and its usage; what plans include is shown by the storefront's popup. */
export function PlanSection({ usage }: { usage: PlanUsage | undefined }) {
  const { t } = useTranslation();
  const { openPopup } = useHost();
  const [{ data, error, fetching }, ask] = useQuery({ query: findPlan, variables: {}, requestPolicy: 'cache-and-network' });
  const again = () => {
    ask({ requestPolicy: 'network-only' });
    usage?.refresh();
  };
  async function choose() {
    const outcome = await openPopup<{ paid: boolean }>('store.plans', {});
    if (outcome?.paid) again();
  }
  const plans = data?.me?.user_vip;
  return (
    <Section title={t('plan.title')}>
      <Stack gap={16}>
        {error && !plans ? <Failure title={t('plan.failed')} error={error} onRetry={again} retrying={fetching} /> : null}
        {plans ? <PlanStatus plans={plans} /> : null}
        {fetching && !plans ? <Skeleton lines={2} /> : null}
        {usage?.render(again)}
        <Group>
          <Button onClick={choose}>{t('plan.see')}</Button>
        </Group>
      </Stack>
    </Section>
  );
}

function PlanStatus({ plans }: { plans: readonly CurrentPlan[] }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [now] = useState(Date.now);
  const running = runningOf(plans);
  const last = plans.filter(({ state }) => state !== 1).toSorted((a, b) => b.ended_at.localeCompare(a.ended_at))[0];
  // A lower plan that runs longer, such as PRO after Enterprise: Basic's limits don't apply yet.
  const continues =
    running !== null && plans.some(({ state, ended_at }) => state === 1 && Date.parse(ended_at) > Date.parse(running.ended_at));
  const name = PLAN_NAMES[running?.grade ?? PLAN_GRADE.basic];
  const day = (iso: string) => formatDate(iso, locale);
  return (
    <>
      <Group gap={12} align="center">
        <StatusPill tone="mint">
          <UserText>{name}</UserText>
        </StatusPill>
        <Text>{running ? t('plan.until', { when: day(running.ended_at) }) : t('plan.everybodys')}</Text>
      </Group>
      {running && !continues && Date.parse(running.ended_at) - now < PLAN_WARNING_DAYS * DAY_MS ? (
        <Notice tone="warning">{t('plan.ending', { plan: name, when: day(running.ended_at) })}</Notice>
      ) : null}
      {!running && last ? (
        <Notice tone="warning">{t('plan.ended', { plan: PLAN_NAMES[last.grade], when: day(last.ended_at) })}</Notice>
      ) : null}
    </>
  );
}
