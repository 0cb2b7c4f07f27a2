import { Text } from '@meowtale/ui';
import { Link, paths } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { ConsentButtons } from './consent-buttons.tsx';
import classes from './consent-view.module.css';

/** The question, its two answers of one size, and the way to what it means. */
export function ConsentView() {
  const { t } = useTranslation();
  return (
    <section className={classes.banner} aria-label={t('consent.title')}>
      <Text size="small" className={classes.words}>
        {t('consent.question')}{' '}
        <Link className="mt-anchor" to={`${paths.privacy()}#cookies`}>
          {t('consent.more')}
        </Link>
      </Text>
      <div className={classes.answers}>
        {/* Its place goes with it: the page is what one is at then. */}
        <ConsentButtons onAnswer={() => document.getElementById('main')?.focus({ preventScroll: true })} />
      </div>
    </section>
  );
}
