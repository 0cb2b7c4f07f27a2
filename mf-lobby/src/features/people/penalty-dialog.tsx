import { PENALTY_SOLD } from '@meowtale/contracts/inputs/wallet/penalty';
import { penaltyOf } from '@meowtale/contracts/penalty';
import { NumberInput, Text } from '@meowtale/ui';
import { formatCoins, useHost } from '@meowtale/web-kit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useStaffAction } from '../../app/use-staff-action.ts';
import { addPenalty, type Person } from './documents.ts';

/** Renders the penalty for sales elsewhere (SPEC §9). A retry has the same idempotency key. */
export function PenaltyDialog({ person, onClose }: { person: Person; onClose(): void }) {
  const { t } = useTranslation();
  const { locale, notify } = useHost();
  const [sold, setSold] = useState<number | null>(null);
  const [readable, setReadable] = useState(true);
  const keys = useRef(new Map<string, string>());
  const { act, acting, failure } = useStaffAction(addPenalty, ['Penalty'], () => {
    notify(t('people.penaltyDone', { name: person.nickname }), 'success');
    onClose();
  });

  const limits = { min: formatCoins(PENALTY_SOLD.min, locale), max: formatCoins(PENALTY_SOLD.max, locale) };
  async function levy(reason: string): Promise<boolean> {
    if (sold === null) return false;
    const request = `${sold} ${reason}`;
    const key = keys.current.get(request) ?? crypto.randomUUID();
    keys.current.set(request, key);
    return act({ uuid: person.uuid, sold, reason, key });
  }
  return (
    <ReasonDialog
      danger
      title={t('people.penaltyNamed', { name: person.nickname })}
      draftOf={`penalty.${person.uuid}`}
      hint={t('staff.reasonTold')}
      confirmLabel={t('people.penaltyLevy')}
      acting={acting}
      failure={failure}
      about={person.email}
      ready={sold !== null}
      onCancel={onClose}
      onConfirm={levy}
    >
      {(isSubmitted) => (
        <>
          <Text>{t('people.penaltyWords')}</Text>
          <NumberInput
            live
            strict
            label={t('people.penaltySold')}
            description={t('people.penaltyLimits', limits)}
            required
            {...PENALTY_SOLD}
            value={sold}
            unreadable={t('invalid.whole-between', limits)}
            error={isSubmitted && sold === null ? t('invalid.empty') : undefined}
            onChange={setSold}
            onReadable={setReadable}
          />
          <output>{sold === null || !readable ? null : t('people.penaltyComes', { coins: formatCoins(penaltyOf(sold), locale) })}</output>
        </>
      )}
    </ReasonDialog>
  );
}
