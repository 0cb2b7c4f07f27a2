import { StaffBadge, UserText } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';

interface MarkedPerson {
  nickname: string;
  is_staff: boolean;
}

/** Renders the staff badge beside a person's name; names themselves can be imitated. */
export function StaffMark({ of: { is_staff } }: { of: Pick<MarkedPerson, 'is_staff'> }) {
  const { t } = useTranslation();
  return is_staff ? <StaffBadge>{t('person.staff')}</StaffBadge> : null;
}

/** Renders a person's name, with the staff badge if they have it. */
export function PersonName({ of: person }: { of: MarkedPerson }) {
  return (
    <>
      <UserText>{person.nickname}</UserText> <StaffMark of={person} />
    </>
  );
}
