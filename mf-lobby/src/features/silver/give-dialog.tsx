import { SILVER_GRANT_MAX, SILVER_GRANTED_PER_DAY } from '@meowtale/contracts';
import { NumberInput } from '@meowtale/ui';
import { formatCoins, formatCoinsAsUsd, useHost, useRequestKey } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useStaffAction } from '../../app/use-staff-action.ts';
import type { Person } from '../people/documents.ts';
import { giveSilver, TOUCHES_SILVER } from './documents.ts';

/** Renders the amount of silver, and the reason. A retry has the same idempotency key. */
export function GiveDialog({ person, onClose }: { person: Person; onClose(): void }) {
  const { t } = useTranslation();
  const { locale, notify } = useHost();
  const keys = useRequestKey();
  const [silver, setSilver] = useState<number | null>(null);
  const [readable, setReadable] = useState(true);
  const { act, acting, failure } = useStaffAction(giveSilver, TOUCHES_SILVER.additionalTypenames, () => {
    notify(t('silver.done', { name: person.nickname }), 'success');
    onClose();
  });

  const most = formatCoins(SILVER_GRANT_MAX, locale);
  async function give(reason: string): Promise<boolean> {
    if (silver === null) return false;
    const request = { user: person.uuid, silver, reason };
    return act({ ...request, key: keys.of(request) });
  }
  return (
    <ReasonDialog
      title={t('silver.giveNamed', { name: person.nickname })}
      draftOf={`silver.${person.uuid}`}
      hint={t('staff.reasonTold')}
      confirmLabel={t('silver.give')}
      acting={acting}
      failure={failure}
      about={person.email}
      ready={silver !== null}
      onCancel={onClose}
      onConfirm={give}
    >
      {(isSubmitted) => (
        <>
          <NumberInput
            live
            strict
            label={t('silver.amount')}
            description={t('silver.limits', { most, day: formatCoins(SILVER_GRANTED_PER_DAY, locale) })}
            required
            min={1}
            max={SILVER_GRANT_MAX}
            value={silver}
            unreadable={t('invalid.whole-between', { min: 1, max: most })}
            error={isSubmitted && silver === null ? t('invalid.empty') : undefined}
            onChange={setSilver}
            onReadable={setReadable}
          />
          <output>
            {silver === null || !readable
              ? null
              : t('silver.worth', { count: silver, coins: formatCoins(silver, locale), money: formatCoinsAsUsd(silver, locale) })}
          </output>
        </>
      )}
    </ReasonDialog>
  );
}
