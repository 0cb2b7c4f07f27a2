import { SUSPENSION_DAYS } from '@meowtale/contracts';
import { NumberInput, Text } from '@meowtale/ui';
import { formatDateTime, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useStaffAction } from '../../app/use-staff-action.ts';
import { liftSuspension, type Person, suspendPerson, TOUCHES_PEOPLE } from './documents.ts';

interface DialogProps {
  person: Person;
  onClose(): void;
}

/** Renders a suspension for 10 to 30 days, with its effects (ADR 27). */
export function SuspendDialog({ person, onClose }: DialogProps) {
  const { t } = useTranslation();
  const { locale, notify } = useHost();
  const [days, setDays] = useState<number | null>(SUSPENSION_DAYS.min);
  const { act, acting, failure } = useStaffAction(suspendPerson, TOUCHES_PEOPLE, () => {
    notify(t('people.suspendDone', { name: person.nickname }), 'success');
    onClose();
  });
  return (
    <ReasonDialog
      danger
      title={t('people.suspendNamed', { name: person.nickname })}
      draftOf={`suspend.${person.uuid}`}
      hint={t('staff.reasonTold')}
      confirmLabel={t('people.suspend')}
      acting={acting}
      failure={failure}
      about={person.email}
      ready={days !== null}
      onCancel={onClose}
      onConfirm={async (reason) => days !== null && act({ uuid: person.uuid, days, reason })}
    >
      {(isSubmitted) => (
        <>
          <Text>{t('people.suspendWords')}</Text>
          {person.suspended_until ? (
            <Text weight="medium">{t('people.suspendedAlready', { when: formatDateTime(person.suspended_until, locale) })}</Text>
          ) : null}
          <NumberInput
            strict
            label={t('people.days', SUSPENSION_DAYS)}
            required
            {...SUSPENSION_DAYS}
            value={days}
            unreadable={t('invalid.whole-between', SUSPENSION_DAYS)}
            error={isSubmitted && days === null ? t('invalid.empty') : undefined}
            onChange={setDays}
          />
        </>
      )}
    </ReasonDialog>
  );
}

export function LiftDialog({ person, onClose }: DialogProps) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const { act, acting, failure } = useStaffAction(liftSuspension, TOUCHES_PEOPLE, () => {
    notify(t('people.liftDone', { name: person.nickname }), 'success');
    onClose();
  });
  return (
    <ReasonDialog
      title={t('people.liftNamed', { name: person.nickname })}
      draftOf={`lift.${person.uuid}`}
      hint={t('staff.reasonKept')}
      confirmLabel={t('people.lift')}
      acting={acting}
      failure={failure}
      about={person.email}
      onCancel={onClose}
      onConfirm={(reason) => act({ uuid: person.uuid, reason })}
    />
  );
}
