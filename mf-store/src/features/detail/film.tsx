import { Notice, Text } from '@meowtale/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './detail.module.css';

interface FilmProps {
  src: string;
  /** Stands there until it plays. */
  poster: string | undefined;
  label: string;
}

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A film of a work, with the browser's own controls, which the keyboard reaches. It was asked for by a press, so it begins,
 * without sound; who wants no motion begins it themselves.
 */
export function Film({ src, poster, label }: FilmProps) {
  const { t } = useTranslation();
  const id = useId();
  const [broken, setBroken] = useState(false);
  const [still] = useState(wantsStillness);
  return (
    <>
      {/* It has no captions: makers upload none, which is said beneath. */}
      <video
        className={styles.film}
        src={src}
        poster={poster}
        width={1280}
        height={720}
        controls
        muted
        loop
        playsInline
        preload={still ? 'none' : 'auto'}
        autoPlay={!still}
        aria-label={label}
        aria-describedby={id}
        onError={() => setBroken(true)}
      />
      <Text size="small" tone="muted" id={id}>
        {t('detail.noCaptions')}
      </Text>
      {broken ? (
        <Notice tone="warning" live>
          {t('detail.filmFailed')}
        </Notice>
      ) : null}
    </>
  );
}
