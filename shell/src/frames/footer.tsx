import { LOCALE_NATIVE_NAMES } from '@meowtale/contracts/locales';
import { Button, IconWorld, Text } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { useShell } from '../app/shell.ts';
import classes from './footer.module.css';

/** The foot of public pages: what the house promises its makers, and the language. */
export function Footer() {
  const { t } = useTranslation();
  const { plan, host } = useShell();
  return (
    <footer className={classes.footer}>
      <Text size="small" tone="muted">
        {t('footer.share')}
      </Text>
      <Button
        variant="ghost"
        size="small"
        className={classes.language}
        leftIcon={<IconWorld size={16} aria-hidden />}
        aria-label={`${t('account.language')}: ${LOCALE_NATIVE_NAMES[plan.locale]}`}
        onClick={() => void host.openPopup('shell.language', {})}
      >
        {LOCALE_NATIVE_NAMES[plan.locale]}
      </Button>
    </footer>
  );
}
