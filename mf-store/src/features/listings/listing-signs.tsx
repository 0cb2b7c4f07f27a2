import { CARD_SIGNS } from '@meowtale/contracts';
import { formatNumber, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { Thumb } from '../likes/thumb.tsx';
import type { StoreStats } from './documents.ts';
import styles from './listing-signs.module.css';

/** Renders counts of a work, each only from a minimum on (`CARD_SIGNS`): likes, comments, and owners who played it. */
export function ListingSigns({ stats: { like_count: likes, comment_count: comments, player_count: players } }: { stats: StoreStats }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const signs = [
    comments >= CARD_SIGNS.comments ? t('card.comments', { count: comments }) : null,
    players >= CARD_SIGNS.players ? t('card.players', { count: players }) : null,
  ].filter(Boolean);
  if (likes < CARD_SIGNS.likes && signs.length === 0) return null;
  return (
    <span className={styles.signs}>
      {likes >= CARD_SIGNS.likes ? (
        <span className={styles.likes} role="img" aria-label={t('card.likes', { count: likes })}>
          <Thumb size={14} /> {formatNumber(likes, locale)}
        </span>
      ) : null}
      {signs.length > 0 ? <span>{signs.join(' · ')}</span> : null}
    </span>
  );
}
