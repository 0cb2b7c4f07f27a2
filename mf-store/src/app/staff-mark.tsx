import { StaffBadge } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';

/** Marks a person of staff beside their name, which anybody can make look like staff's. */
export function StaffMark({ of: { is_staff } }: { of: { is_staff: boolean } }) {
  const { t } = useTranslation();
  return is_staff ? <StaffBadge>{t('person.staff')}</StaffBadge> : null;
}
