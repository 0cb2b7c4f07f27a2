import { Badge, Cover, IconPlayerPlay } from '@meowtale/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './detail.module.css';
import type { DetailWords } from './documents.ts';
import { Enlarge } from './enlarge.tsx';
import { Film } from './film.tsx';
import { isFilm, type Shots, useShotWords } from './shots.ts';

/** Renders the cover large with the screenshots beside it; each can be selected, and a picture opens larger. */
export function Gallery({ words }: { words: DetailWords }) {
  const { t } = useTranslation();
  const { cover } = words.data;
  const shots: Shots = [...(cover ? [cover] : []), ...words.data.screenshots];
  const [shown, setShown] = useState(0);
  const current = shots[shown] ?? shots[0];
  const called = useShotWords(words.name);
  return (
    <div className={styles.gallery}>
      {current?.url && isFilm(current) ? (
        <Film key={current.uuid} src={current.url} poster={cover?.url} label={called(current, shown)} />
      ) : (
        <div className={styles.shown}>
          <Cover
            shape="wide"
            src={current?.url}
            sizes="(max-width: 639px) calc(100vw - 32px), (max-width: 959px) calc(100vw - 80px), (max-width: 1319px) calc(100vw - 488px), 832px"
            title={words.name}
            alt={called(current ?? {}, shown)}
            eager
            first
          />
          {current?.url ? <Enlarge shots={shots} poster={cover?.url} name={words.name} first={shown} /> : null}
        </div>
      )}
      <ul className={styles.thumbs}>
        {shots.map((shot, index) => (
          <li key={shot.uuid}>
            <button
              type="button"
              className={styles.thumb}
              aria-pressed={index === shown}
              aria-label={t(isFilm(shot) ? 'detail.showFilm' : 'detail.showPicture', { number: index + 1 })}
              onClick={() => setShown(index)}
            >
              <Cover
                shape="wide"
                src={isFilm(shot) ? cover?.url : shot.url}
                title={words.name}
                alt=""
                badges={isFilm(shot) ? <PlaySign /> : undefined}
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const PlaySign = () => (
  <Badge solid>
    <IconPlayerPlay size={14} aria-hidden="true" />
  </Badge>
);
