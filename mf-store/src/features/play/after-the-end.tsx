import { pickWords } from '@meowtale/contracts/words';
import { Button, IconButton, IconX, Text } from '@meowtale/ui';
import { Link, paths, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import type { StoreDetail } from '../detail/documents.ts';
import { FollowAuthor } from '../follow/follow-author.tsx';
import { LikeButton } from '../likes/like-button.tsx';
import { RELATED_STORES } from '../related/documents.ts';
import styles from './after-the-end.module.css';
import type { Progress } from './use-play-session.ts';

interface AfterTheEndProps {
  listing: StoreDetail;
  progress: Progress;
}

/** Renders what follows a finished work: the endings found, feedback to its creator, and the next story. */
export function AfterTheEnd({ listing, progress }: AfterTheEndProps) {
  const { t } = useTranslation();
  const { openPopup } = useHost();
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <section className={styles.after} aria-label={t('play.after.title')}>
      <Endings progress={progress} />
      <div className={styles.acts}>
        <LikeButton storeId={listing.uuid} counted={listing.store_stats.like_count} />
        <Button size="small" variant="soft" component={Link} to={`${paths.store(listing.uuid)}#comments`}>
          {t('play.after.comment')}
        </Button>
        {listing.auth_type === 2 ? (
          <Button size="small" variant="soft" onClick={() => void openPopup('store.sponsor-bill', { storeId: listing.uuid })}>
            {t('play.after.reward')}
          </Button>
        ) : null}
        <FollowAuthor author={listing.author} />
        <NextStory storeId={listing.uuid} />
      </div>
      <IconButton size="small" label={t('play.after.close')} icon={<IconX size={18} />} onClick={() => setClosed(true)} />
    </section>
  );
}

/** Renders how many of its endings the reader has found; nothing where they aren't counted. */
function Endings({ progress: { endingsFound: found, endingsTotal: count } }: Pick<AfterTheEndProps, 'progress'>) {
  const { t } = useTranslation();
  if (!count) return null;
  return <Text weight="medium">{found < count ? t('play.after.found', { found, count }) : t('play.after.foundAll', { count })}</Text>;
}

/** Renders the first similar work that the reader doesn't own. */
function NextStory({ storeId }: { storeId: string }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [{ data }] = useQuery({ query: RELATED_STORES, variables: { id: storeId, pageSize: 6, language: locale } });
  const next = data?.findStore.list.find(({ owned }) => !owned);
  const localized = next && pickWords(next.store_info, locale, next.default_lang);
  if (!next || !localized) return null;
  return (
    <Button size="small" variant="primary" component={Link} to={paths.store(next.uuid)}>
      {t('play.after.next', { name: localized.name })}
    </Button>
  );
}
