import { Cover } from '@meowtale/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './detail.module.css';
import type { DetailWords } from './documents.ts';

/** The cover large, the screenshots beside it; each can be brought forward. */
export function Gallery({ words }: { words: DetailWords }) {
  const { t } = useTranslation();
  const pictures = [words.data.cover, ...words.data.screenshots].filter((picture) => picture !== null);
  const [shown, setShown] = useState(0);
  const current = pictures[shown] ?? pictures[0];
  return (
    <div className={styles.gallery}>
      <Cover shape="wide" src={current?.url} title={words.name} alt={t('detail.picture', { number: shown + 1, name: words.name })} eager />
      <ul className={styles.thumbs}>
        {pictures.map((picture, index) => (
          <li key={picture.uuid}>
            <button
              type="button"
              className={styles.thumb}
              aria-pressed={index === shown}
              aria-label={t('detail.showPicture', { number: index + 1 })}
              onClick={() => setShown(index)}
            >
              <Cover shape="wide" src={picture.url} title={words.name} alt="" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
