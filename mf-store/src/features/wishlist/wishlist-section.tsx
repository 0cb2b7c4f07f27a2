import { pickWords } from '@meowtale/contracts/words';
import { Button, Group, Section, Text } from '@meowtale/ui';
import { Link, paths, toAppError, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { Stretch } from '../../app/stretch.tsx';
import { ListingPrice } from '../listings/listing-price.tsx';
import { WorkCover } from '../listings/work-cover.tsx';
import { DEL_WISH, TOUCHES_WISHLIST, WISHLIST, type Wish } from './documents.ts';
import styles from './wishlist.module.css';

/** What one means to have, in the library beside what one has. */
export function WishlistSection() {
  const { t } = useTranslation();
  return (
    <Section title={t('wishlist.title')}>
      <WishPage after={null} />
    </Section>
  );
}

function WishPage({ after }: { after: string | null }) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({
    query: WISHLIST,
    variables: { after },
    context: TOUCHES_WISHLIST,
    requestPolicy: 'cache-and-network',
  });
  const found = data?.findWishlist;
  if (found?.totalCount === 0 && !error)
    return (
      <Text tone="muted">
        {t('wishlist.emptyTitle')} · {t('wishlist.emptyText')}
      </Text>
    );
  return (
    <Stretch
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
  const words = store ? pickWords(store.store_info, locale, store.default_lang) : null;
  const name = words?.name ?? t('wishlist.gone');
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
