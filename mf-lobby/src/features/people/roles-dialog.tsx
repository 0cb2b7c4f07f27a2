import { CONTRACT_LEVEL_MAX, GIVEN_ROLES } from '@meowtale/contracts/inputs/catalog/account-status';
import { ChipPicker, NumberInput } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useStaffAction } from '../../app/use-staff-action.ts';
import { type Person, setRoles, TOUCHES_PEOPLE } from './documents.ts';

const LEVELS = { min: 1, max: CONTRACT_LEVEL_MAX };

/** Renders the choice of a person's roles, and of a contract's level. */
export function RolesDialog({ person, onClose }: { person: Person; onClose(): void }) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const [roles, setChosen] = useState<string[]>(() => person.roles.filter((role) => GIVEN_ROLES.some((given) => given === role)));
  const [level, setLevel] = useState<number | null>(person.contracted_level);
  const contracted = roles.includes('contracted_author');
  const unsaid = contracted && level === null;
  const { act, acting, failure } = useStaffAction(setRoles, TOUCHES_PEOPLE, () => {
    notify(t('people.rolesDone', { name: person.nickname }), 'success');
    onClose();
  });
  return (
    <ReasonDialog
      title={t('people.rolesNamed', { name: person.nickname })}
      draftOf={`roles.${person.uuid}`}
      hint={t('staff.reasonTold')}
      confirmLabel={t('people.rolesSave')}
      acting={acting}
      failure={failure}
      about={person.email}
      ready={!unsaid}
      onCancel={onClose}
      onConfirm={(reason) => act({ uuid: person.uuid, roles, level: contracted ? level : null, reason })}
    >
      {(isSubmitted) => (
        <>
          <ChipPicker
            label={t('people.roles')}
            options={GIVEN_ROLES.map((value) => ({ value, label: t(`people.role.${value}`) }))}
            value={roles}
            onChange={setChosen}
          />
          {contracted ? (
            <NumberInput
              strict
              label={t('people.level')}
              required
              {...LEVELS}
              value={level}
              unreadable={t('invalid.whole-between', LEVELS)}
              error={isSubmitted && unsaid ? t('invalid.empty') : undefined}
              onChange={setLevel}
            />
          ) : null}
        </>
      )}
    </ReasonDialog>
  );
}
