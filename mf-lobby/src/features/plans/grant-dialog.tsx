import { PLAN_GRADE, PLAN_GRANT_MONTHS_MAX, PLAN_NAMES, planGrantEnd } from '@meowtale/contracts/plans';
import { NumberInput, RadioGroup, Text } from '@meowtale/ui';
import { formatDate, useHost, useRequestKey } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useStaffAction } from '../../app/use-staff-action.ts';
import type { Person } from '../people/documents.ts';
import { grantPlan, TOUCHES_PLANS } from './documents.ts';

const MONTHS = { min: 1, max: PLAN_GRANT_MONTHS_MAX };
const GRANTED = [PLAN_GRADE.enterprise, PLAN_GRADE.pro];

/** Renders the plan, its months with the end that follows, and the reason. A retry has the same idempotency key. */
export function GrantDialog({ person, onClose }: { person: Person; onClose(): void }) {
  const { t } = useTranslation();
  const { locale, notify } = useHost();
  const keys = useRequestKey();
  const [now] = useState(() => new Date());
  const [grade, setGrade] = useState<number>(PLAN_GRADE.enterprise);
  const [months, setMonths] = useState<number | null>(null);
  const [readable, setReadable] = useState(true);
  const day = (iso: string) => formatDate(iso, locale);
  const { act, acting, failure } = useStaffAction(grantPlan, TOUCHES_PLANS.additionalTypenames, ({ grantPlan: { ended_at } }) => {
    notify(t('planGrants.done', { name: person.nickname, plan: PLAN_NAMES[grade], when: day(ended_at) }), 'success');
    onClose();
  });

  async function grant(reason: string): Promise<boolean> {
    if (months === null) return false;
    const request = { user: person.uuid, grade, months, reason };
    return act({ ...request, key: keys.of(request) });
  }
  return (
    <ReasonDialog
      title={t('planGrants.grantNamed', { name: person.nickname })}
      draftOf={`plan.${person.uuid}`}
      hint={t('staff.reasonKept')}
      confirmLabel={t('planGrants.grant')}
      acting={acting}
      failure={failure}
      about={person.email}
      ready={months !== null}
      onCancel={onClose}
      onConfirm={grant}
    >
      {(isSubmitted) => (
        <>
          <RadioGroup
            label={t('planGrants.plan')}
            layout="row"
            options={GRANTED.map((value) => ({ value: String(value), label: PLAN_NAMES[value] }))}
            value={String(grade)}
            onChange={(value) => setGrade(Number(value))}
          />
          <NumberInput
            live
            strict
            label={t('planGrants.months', MONTHS)}
            required
            {...MONTHS}
            value={months}
            unreadable={t('invalid.whole-between', MONTHS)}
            error={isSubmitted && months === null ? t('invalid.empty') : undefined}
            onChange={setMonths}
            onReadable={setReadable}
          />
          <output>
            {months === null || !readable ? null : t('planGrants.until', { when: day(planGrantEnd(now, months).toISOString()) })}
          </output>
          <Text size="small" tone="muted">
            {t('planGrants.rule')}
          </Text>
        </>
      )}
    </ReasonDialog>
  );
}
