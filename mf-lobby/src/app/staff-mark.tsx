import { StaffBadge, UserText } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';

interface MarkedPerson {
  nickname: string;
  is_staff: boolean;
}

/** Marks a person of staff beside their name, which anybody can make look like staff's. */
export function StaffMark({ of: { is_staff } }: { of: Pick<MarkedPerson, 'is_staff'> }) {
  const { t } = useTranslation();
  return is_staff ? <StaffBadge>{t('person.staff')}</StaffBadge> : null;
}

/** Renders what a person calls themselves, and whether they are of staff. */
export function PersonName({ of: person }: { of: MarkedPerson }) {
  return (
    <>
      <UserText>{person.nickname}</UserText> <StaffMark of={person} />
    </>
  );
}
