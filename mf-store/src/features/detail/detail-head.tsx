import { Avatar, Badge, Group, Text, Title } from '@meowtale/ui';
import { formatLanguage, Link, paths, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { StaffMark } from '../../app/staff-mark.tsx';
import { FollowAuthor } from '../follow/follow-author.tsx';
import { LikeButton } from '../likes/like-button.tsx';
import styles from './detail.module.css';
import type { DetailWords, StoreDetail } from './documents.ts';
import { isPreview } from './preview-panel.tsx';
import { ShareLink } from './share-link.tsx';

const EARLY = 'early_access';

/** Renders a work's title and author, and the actions besides buying. */
export function DetailHead({ listing, words }: { listing: StoreDetail; words: DetailWords }) {
  const { t } = useTranslation();
  const { author } = listing;
  return (
    <header className={styles.head}>
      <Group gap={12}>
        <Text as="span" tone="muted">
          {[t(`category.${listing.category}`), t(`serial.${listing.serial_status}`)].join(' · ')}
        </Text>
        {isPreview(listing) ? <Badge tone="gold">{t('detail.preview')}</Badge> : null}
        {listing.release_type === EARLY ? <Badge tone="mint">{t('detail.early')}</Badge> : null}
      </Group>
      <Title level={1} size={46} lang={words.language} dir="auto">
        {words.name}
      </Title>
      <Group gap={12}>
        <Avatar src={author.head?.url} name={author.nickname} />
        <Link className="mt-anchor mt-anchor--quiet" to={paths.creator(author.uuid)} dir="auto">
          {author.nickname}
        </Link>
        <StaffMark of={author} />
        <FollowAuthor author={author} />
      </Group>
      <Group gap={12}>
        {isPreview(listing) ? null : <LikeButton storeId={listing.uuid} counted={listing.store_stats.like_count} />}
        <ShareLink storeId={listing.uuid} name={words.name} />
      </Group>
      <OtherLanguage shown={words.language} />
    </header>
  );
}

/** Renders a notice when a work's texts are not in the page's language. */
function OtherLanguage({ shown }: { shown: string }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  if (shown === locale) return null;
  return (
    <Text size="small" tone="muted">
      {t('detail.otherLanguage', { wanted: formatLanguage(locale, locale), shown: formatLanguage(shown, locale) })}
    </Text>
  );
}
