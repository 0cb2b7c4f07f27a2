import { SUSPENSION_DAYS } from '@meowtale/contracts';
import { NumberInput, Text } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useStaffDeed } from '../../app/use-staff-deed.ts';
import { liftSuspension, type Person, suspendPerson, TOUCHES_PEOPLE } from './documents.ts';

interface DialogProps {
  person: Person;
  onClose(): void;
}

/** For 10 to 30 days, with what that stops said before it is done (ADR 27). */
export function SuspendDialog({ person, onClose }: DialogProps) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const [days, setDays] = useState<number | null>(SUSPENSION_DAYS.min);
  const { act, acting, failure } = useStaffDeed(suspendPerson, TOUCHES_PEOPLE, () => {
    notify(t('people.suspendDone', { name: person.nickname }), 'success');
    onClose();
  });
  return (
    <ReasonDialog
      danger
      title={t('people.suspendNamed', { name: person.nickname })}
      hint={t('staff.reasonTold')}
      confirmLabel={t('people.suspend')}
      acting={acting}
      failure={failure}
      onCancel={onClose}
      onConfirm={(reason) => days !== null && act({ uuid: person.uuid, days, reason })}
    >
      <Text>{t('people.suspendWords')}</Text>
      <NumberInput
        label={t('people.days', { min: SUSPENSION_DAYS.min, max: SUSPENSION_DAYS.max })}
        required
        min={SUSPENSION_DAYS.min}
        max={SUSPENSION_DAYS.max}
        value={days}
        onChange={setDays}
      />
    </ReasonDialog>
  );
}

export function LiftDialog({ person, onClose }: DialogProps) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const { act, acting, failure } = useStaffDeed(liftSuspension, TOUCHES_PEOPLE, () => {
    notify(t('people.liftDone', { name: person.nickname }), 'success');
    onClose();
  });
  return (
    <ReasonDialog
      title={t('people.liftNamed', { name: person.nickname })}
      hint={t('staff.reasonKept')}
      confirmLabel={t('people.lift')}
      acting={acting}
      failure={failure}
      onCancel={onClose}
      onConfirm={(reason) => act({ uuid: person.uuid, reason })}
    />
  );
}
