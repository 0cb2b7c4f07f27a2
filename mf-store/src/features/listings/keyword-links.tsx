import { Chip, ChipGroup, IconTag, IconUser } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { ListingCardData } from './documents.ts';
import { filtersPath, type StoreFilters } from './filters.ts';
import styles from './shelf-bar.module.css';

const SHOWN = 4;

const isIn = (text: string, terms: readonly string[]) => terms.every((word) => text.toLocaleLowerCase().includes(word));

/** Renders links for a keyword that names a creator or a tag of the results: to all their works. */
export function KeywordLinks({ filters, listings }: { filters: StoreFilters; listings: readonly ListingCardData[] }) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const terms = filters.keyword.toLocaleLowerCase().split(/\s+/);
  const creators = filters.creator ? [] : [...new Map(listings.map(({ author }) => [author.uuid, author.nickname]))];
  const byName = creators.filter(([, nickname]) => isIn(nickname, terms)).slice(0, SHOWN);
  const tags = [...new Set(listings.flatMap((listing) => listing.tags))];
  const tagged = tags.filter((tag) => isIn(tag, terms) && !filters.tags.includes(tag)).slice(0, SHOWN);
  if (byName.length + tagged.length === 0) return null;
  const go = (change: Partial<StoreFilters>) => navigation.push(filtersPath(filters, { keyword: '', ...change }));
  return (
    <div className={styles.row}>
      <span className={styles.words}>{t('list.meant')}</span>
      <ChipGroup label={t('list.meant')}>
        {byName.map(([creator, name]) => (
          <Chip key={creator} icon={<IconUser size={16} aria-hidden />} onClick={() => go({ creator })}>
            {t('filters.by', { name })}
          </Chip>
        ))}
        {tagged.map((tag) => (
          <Chip key={tag} icon={<IconTag size={16} aria-hidden />} onClick={() => go({ tags: [...filters.tags, tag] })}>
            {t('filters.tagged', { tag })}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  );
}
