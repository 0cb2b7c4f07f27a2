import { PasswordInput } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';

interface PasswordFieldProps {
  value: string;
  error?: string | undefined;
  onChange(password: string): void;
}

/** Renders the field for the password, with which a person signs in again. */
export function PasswordField({ value, error, onChange }: PasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      label={t('prove.password')}
      description={t('prove.why')}
      required
      autoComplete="current-password"
      showLabel={t('prove.show')}
      hideLabelText={t('prove.hide')}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
