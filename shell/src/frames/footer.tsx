import { LOCALE_NATIVE_NAMES } from '@meowtale/contracts/locales';
import { Button, IconWorld, Text } from '@meowtale/ui';
import { Link, paths } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useShell } from '../app/shell.ts';
import classes from './footer.module.css';

const LINKS = ['about', 'employment', 'terms', 'privacy'] as const;

/** Renders the footer of public pages: what the platform promises its creators, and the language. */
export function Footer() {
  const { t } = useTranslation();
  const { plan, host } = useShell();
  return (
    <footer className={classes.footer}>
      <Text size="small" tone="muted">
        {t('footer.share')}
      </Text>
      <nav className={classes.links} aria-label={t('footer.label')}>
        {LINKS.map((name) => (
          <Link key={name} to={paths[name]()} className={classes.link}>
            {t(`footer.${name}`)}
          </Link>
        ))}
        <button type="button" className={classes.link} onClick={() => void host.openPopup('shell.consent', {})}>
          {t('footer.consent')}
        </button>
        <button type="button" className={classes.link} onClick={() => void host.openPopup('store.plans', {})}>
          {t('account.plans')}
        </button>
      </nav>
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
