import { UTM_FIELDS, type UtmField } from '@meowtale/contracts/tracked-address';
import { Text } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';

/** Renders a link's UTM values with their names; nothing without values. */
export function UtmValues({ of }: { of: Record<UtmField, string> }) {
  const { t } = useTranslation();
  const given = UTM_FIELDS.filter((field) => of[field] !== '');
  if (given.length === 0) return null;
  return (
    <Text as="span" size="small" tone="muted">
      {given.map((field, at) => (
        <span key={field}>
          {at > 0 ? ' · ' : ''}
          {t('marketing.utmValue', { field: t(`marketing.field.${field}`) })} <bdi>{of[field]}</bdi>
        </span>
      ))}
    </Text>
  );
}
