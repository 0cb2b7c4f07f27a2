import { Text } from '@meowtale/ui';
import { Link, paths } from '@meowtale/web-kit';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentButtons } from './consent-buttons.tsx';
import classes from './consent-view.module.css';

/** Sets the height of the question, which the page reserves at its bottom (`--mt-foot-room`). */
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

/** Renders the question, its two buttons of equal size, and the link to details. */
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
        {/* The focused button disappears: the page gets the focus. */}
        <ConsentButtons onAnswer={() => document.getElementById('main')?.focus({ preventScroll: true })} />
      </div>
    </section>
  );
}
