import { pickWords } from '@meowtale/contracts/words';
import {
  Button,
  Cover,
  cx,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
  Text,
  Title,
} from '@meowtale/ui';
import { Link, paths, useHost } from '@meowtale/web-kit';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ListingPrice } from '../listings/listing-price.tsx';
import styles from './carousel.module.css';
import type { ShownWork } from './documents.ts';
import { useCarousel } from './use-carousel.ts';
import { useSwipe } from './use-swipe.ts';

/** Renders works in turn; paused on hover, on focus, by its button, and with reduced motion. */
export function Carousel({ works }: { works: readonly ShownWork[] }) {
  const { t } = useTranslation();
  const { at, go, runs, wantsToRun, setWantsToRun, hold } = useCarousel(works.length);
  const swipe = useSwipe((by) => go(at + by));
  const isAlone = works.length < 2;
  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || isAlone || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(at + by);
  }
  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('home.carousel')}
      aria-label={t('home.shown')}
      onKeyDown={onKeyDown}
      {...hold}
    >
      {isAlone ? null : (
        <div className={styles.controls}>
          <IconButton
            label={t(wantsToRun ? 'home.pause' : 'home.run')}
            tooltip={false}
            icon={wantsToRun ? <IconPlayerPause size={20} /> : <IconPlayerPlay size={20} />}
            onClick={() => setWantsToRun(!wantsToRun)}
          />
          <IconButton label={t('home.previous')} tooltip={false} icon={<IconChevronLeft size={20} />} onClick={() => go(at - 1)} />
          <div className={styles.dots}>
            {works.map((work, index) => (
              <Dot key={work.uuid} work={work} isShown={index === at} onClick={() => go(index)} />
            ))}
          </div>
          <IconButton label={t('home.next')} tooltip={false} icon={<IconChevronRight size={20} />} onClick={() => go(at + 1)} />
        </div>
      )}
      <div className={styles.slides} aria-live={runs ? 'off' : 'polite'} {...swipe}>
        {works.map((work, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no group of fields
          <div
            key={work.uuid}
            role="group"
            aria-roledescription={t('home.slide')}
            aria-label={t('home.place', { number: index + 1, count: works.length })}
            inert={index !== at}
            className={cx(styles.slide, index === at && styles.shown)}
          >
            <Slide work={work} isFirst={index === 0} />
          </div>
        ))}
      </div>
      <span className={styles.end} />
    </section>
  );
}

/** Width at which the layout below shows a slide's picture. */
const PICTURE_SIZES = '(max-width: 639px) calc(100vw - 32px), (max-width: 859px) calc(100vw - 80px), (max-width: 1319px) 57vw, 741px';

function Slide({ work, isFirst }: { work: ShownWork; isFirst: boolean }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const localized = pickWords(work.store_info, locale, work.default_lang);
  const name = localized?.name ?? '';
  return (
    <>
      <Cover
        shape="wide"
        src={localized?.data.cover?.url}
        sizes={PICTURE_SIZES}
        smallest={288}
        alt=""
        title={name}
        eager={isFirst}
        first={isFirst}
      />
      <div className={styles.words} lang={localized?.language}>
        <Title level={2} size={34} dir="auto">
          {name}
        </Title>
        <Text size="large" tone="muted" lines={3} dir="auto">
          {localized?.brief}
        </Text>
        <div className={styles.acts} lang={locale}>
          <Button variant="primary" component={Link} to={paths.store(work.uuid)}>
            {t('home.read', { name })}
          </Button>
          <ListingPrice listing={work} />
        </div>
      </div>
    </>
  );
}

function Dot({ work, isShown, onClick }: { work: ShownWork; isShown: boolean; onClick(): void }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const name = pickWords(work.store_info, locale, work.default_lang)?.name ?? '';
  return (
    <button
      type="button"
      className={styles.dot}
      aria-label={t('home.show', { name })}
      aria-current={isShown ? 'true' : undefined}
      onClick={onClick}
    />
  );
}

/** Renders its placeholder. */
export function CarouselPlace() {
  const { t } = useTranslation();
  return (
    <div className={styles.carousel} role="status" aria-busy="true" aria-label={t('list.loading')}>
      <div className={styles.slides}>
        <div className={cx(styles.slide, styles.shown)} aria-hidden="true">
          <span className={cx('mt-skeleton', styles.place)} />
        </div>
      </div>
    </div>
  );
}
