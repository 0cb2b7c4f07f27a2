import { pickWords } from '@meowtale/contracts/words';
import { Button, Group, Section, Text } from '@meowtale/ui';
import { Link, paths, toAppError, useHost } from '@meowtale/web-kit';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { ListPart } from '../../app/list-part.tsx';
import { ListingPrice } from '../listings/listing-price.tsx';
import { WorkCover } from '../listings/work-cover.tsx';
import { DEL_WISH, TOUCHES_WISHLIST, WISHLIST, type Wish } from './documents.ts';
import styles from './wishlist.module.css';

interface WishlistSectionProps {
  /** Leaves out a wishlist that was empty when the page opened. */
  hidesEmpty: boolean;
}

/** Renders a person's wishlist, in the library below their works. */
export function WishlistSection({ hidesEmpty }: WishlistSectionProps) {
  const { t } = useTranslation();
  const [{ data }] = useWishes(null);
  const count = data?.findWishlist.totalCount;
  const hadWishes = useRef(false);
  if (count) hadWishes.current = true;
  if (hidesEmpty && count === 0 && !hadWishes.current) return null;
  return (
    <Section title={t('wishlist.title')}>
      <WishPage after={null} />
    </Section>
  );
}

/** Queries a part of the wishlist after a cursor. */
export function useWishes(after: string | null) {
  return useQuery({ query: WISHLIST, variables: { after }, context: TOUCHES_WISHLIST, requestPolicy: 'cache-and-network' });
}

function WishPage({ after }: { after: string | null }) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useWishes(after);
  const found = data?.findWishlist;
  if (found?.totalCount === 0 && !error)
    return (
      <Text tone="muted">
        {t('wishlist.emptyTitle')} · {t('wishlist.emptyText')}
      </Text>
    );
  return (
    <ListPart
      after={after}
      answer={found}
      error={error}
      fetching={fetching}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
      words={{ loading: t('wishlist.loading'), failed: t('wishlist.failed'), more: t('wishlist.more') }}
      item={(wish) => <WishRow key={wish.uuid} wish={wish} />}
      next={(cursor) => <WishPage after={cursor} />}
    />
  );
}

function WishRow({ wish: { uuid, store_id, store } }: { wish: Wish }) {
  const { t } = useTranslation();
  const { locale, notify, showError } = useHost();
  const [{ fetching }, remove] = useMutation(DEL_WISH);
  const localized = store ? pickWords(store.store_info, locale, store.default_lang) : null;
  const name = localized?.name ?? t('wishlist.gone');
  async function take() {
    const { error } = await remove({ uuid }, TOUCHES_WISHLIST);
    if (error) showError(toAppError(error));
    else notify(t('wishlist.removed'), 'success');
  }
  return (
    <li className={styles.row}>
      <WorkCover work={store} name={name} />
      <Link className="mt-anchor mt-anchor--quiet" to={paths.store(store_id)} dir="auto">
        {name}
      </Link>
      <Group gap={12} justify="end" className={styles.acts}>
        {store ? <ListingPrice listing={store} /> : null}
        <Button size="small" loading={fetching} onClick={take} aria-label={t('wishlist.removeNamed', { name })}>
          {t('cart.remove')}
        </Button>
      </Group>
    </li>
  );
}
