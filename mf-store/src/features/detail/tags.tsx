import { ADULT_CATEGORIES } from '@meowtale/contracts';
import { Chip } from '@meowtale/ui';
import { paths, useHost } from '@meowtale/web-kit';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './detail.module.css';
import type { DetailWords, StoreDetail } from './documents.ts';

/** Renders a work's tags, which link to all works with them, and its labels, which are text of one language. */
export function Tags({ listing, words }: { listing: StoreDetail; words: DetailWords }) {
  const { t } = useTranslation();
  const tags = new Set(listing.tags.map((tag) => tag.toLocaleLowerCase(words.language)));
  const labels = words.labels.filter((label) => !tags.has(label.toLocaleLowerCase(words.language)));
  if (listing.tags.length + labels.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t('detail.tags')}>
      {listing.tags.map((tag) => (
        <li key={tag}>
          <TagLink listing={listing} tag={tag} />
        </li>
      ))}
      {labels.map((label) => (
        <li key={label} lang={words.language}>
          <Chip>{label}</Chip>
        </li>
      ))}
    </ul>
  );
}

/** Renders the link of a tag; that of an adult work leads to adult works, whose address brings the gate (ADR 10). */
function TagLink({ listing, tag }: { listing: StoreDetail; tag: string }) {
  const { navigation } = useHost();
  const path = paths.stores({ tag: [tag], category: ADULT_CATEGORIES.filter((adult) => adult === listing.category) });
  function follow(event: MouseEvent<HTMLElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigation.push(path);
  }
  return (
    <Chip href={navigation.href(path)} onClick={follow}>
      {tag}
    </Chip>
  );
}
