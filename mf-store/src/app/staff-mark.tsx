import { StaffBadge } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';

/** Renders the staff badge beside a person's name; names themselves can be imitated. */
export function StaffMark({ of: { is_staff } }: { of: { is_staff: boolean } }) {
  const { t } = useTranslation();
  return is_staff ? <StaffBadge>{t('person.staff')}</StaffBadge> : null;
}
