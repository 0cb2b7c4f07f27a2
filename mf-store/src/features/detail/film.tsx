import { Notice, Text } from '@meowtale/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './detail.module.css';

interface FilmProps {
  src: string;
  /** Shown until it plays. */
  poster: string | undefined;
  label: string;
}

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Renders a film of a work with the browser's controls, which work by keyboard. It starts muted because it was opened by a press; with
 * reduced motion it waits to be started.
 */
export function Film({ src, poster, label }: FilmProps) {
  const { t } = useTranslation();
  const id = useId();
  const [broken, setBroken] = useState(false);
  const [still] = useState(wantsStillness);
  return (
    <>
      {/* It has no captions, because creators upload none, which the text below states. */}
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
