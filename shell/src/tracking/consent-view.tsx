import { Text } from '@meowtale/ui';
import { Link, paths } from '@meowtale/web-kit';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentButtons } from './consent-buttons.tsx';
import classes from './consent-view.module.css';

/** Tells the page how high the question is, which it leaves free at its foot (`--mt-foot-room`). */
function useFootRoom() {
  const banner = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const shown = banner.current;
    if (!shown) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--consent-height', `${shown.offsetHeight}px`);
    const sizes = new ResizeObserver(measure);
    measure();
    sizes.observe(shown);
    return () => {
      sizes.disconnect();
      style.removeProperty('--consent-height');
    };
  }, []);
  return banner;
}

/** The question, its two answers of one size, and the way to what it means. */
export function ConsentView() {
  const { t } = useTranslation();
  const banner = useFootRoom();
  return (
    <section ref={banner} className={classes.banner} aria-label={t('consent.title')}>
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
