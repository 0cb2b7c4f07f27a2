import { pickWords } from '@meowtale/contracts/words';
import { Button, EmptyState, Page, Skeleton, Stack, Text, useDelayed } from '@meowtale/ui';
import { Failure, Link, paths, type RouteProps, useAdultGate, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { LazyPart } from '../../app/lazy-part.tsx';
import { useTabTitle } from '../../app/use-tab-title.ts';
import { Comments } from '../comments/comments.tsx';
import { TOUCHES_FOLLOWS } from '../follow/documents.ts';
import { Updates } from '../updates/updates.tsx';
import { AboutAuthor } from './about-author.tsx';
import { BuyPanel } from './buy-panel.tsx';
import styles from './detail.module.css';
import { DetailHead } from './detail-head.tsx';
import { STORE_DETAIL, type StoreDetail, type StoreDetailData } from './documents.ts';
import { Facts } from './facts.tsx';
import { Gallery } from './gallery.tsx';
import { Introduction } from './introduction.tsx';
import { MadeWithAi } from './made-with-ai.tsx';
import { isPreview, PreviewPanel } from './preview-panel.tsx';
import { PromoteButton } from './promote-button.tsx';
import { Tags } from './tags.tsx';
import { useAccess } from './use-access.ts';

/** Renders `/store/:id`: one work. */
export function StoreDetailPage({ params }: RouteProps) {
  const { t } = useTranslation();
  const id = params.id ?? '';
  const [{ data, error, fetching }, ask] = useQuery<StoreDetailData>({ query: STORE_DETAIL, variables: { id }, context: TOUCHES_FOLLOWS });
  const skeleton = useDelayed(fetching && !data);
  const listing = data?.findStore.list[0];
  if (listing) return <Detail listing={listing} />;
  if (error)
    return (
      <Page>
        <Failure
          error={error}
          title={t('detail.failed')}
          onRetry={() => ask({ requestPolicy: 'network-only' })}
          retrying={fetching}
          level={1}
        />
      </Page>
    );
  if (fetching) return <Page>{skeleton ? <DetailSkeleton /> : null}</Page>;
  return (
    <Page>
      <EmptyState
        kind="shelf"
        level={1}
        title={t('detail.missingTitle')}
        actions={
          <Button component={Link} to={paths.stores()}>
            {t('home.all')}
          </Button>
        }
      >
        {t('detail.missingText')}
      </EmptyState>
    </Page>
  );
}

const fetchRelated = async () => (await import('../related/related-works.tsx')).RelatedWorks;

function Detail({ listing }: { listing: StoreDetail }) {
  const { locale } = useHost();
  const gated = useAdultGate(listing.category);
  const access = useAccess(listing.uuid);
  const preview = isPreview(listing);
  const localized = pickWords(listing.store_info, locale, listing.default_lang);
  useTabTitle(gated ? null : localized?.name);
  if (gated || !localized) return null;
  return (
    <Page>
      <div className={styles.layout}>
        <DetailHead listing={listing} words={localized} />
        <div className={styles.buy}>{preview ? <PreviewPanel listing={listing} /> : <BuyPanel listing={listing} access={access} />}</div>
        <Stack gap={24}>
          <Gallery words={localized} />
          <Text size="large" lang={localized.language} dir="auto">
            {localized.brief}
          </Text>
          <Introduction words={localized} />
          {preview ? null : <PromoteButton listing={listing} />}
          <Tags listing={listing} words={localized} />
          <Facts listing={listing} />
          <MadeWithAi disclosure={listing.ai_disclosure} />
          <AboutAuthor author={listing.author} />
          {preview ? null : (
            <>
              <Updates storeId={listing.uuid} />
              {/* The target of the link for comments at the end of a work. */}
              <div id="comments">
                <Comments storeId={listing.uuid} authorId={listing.author.uuid} />
              </div>
              <LazyPart fetchView={fetchRelated} given={{ storeId: listing.uuid }} />
            </>
          )}
        </Stack>
      </div>
    </Page>
  );
}

/** Renders placeholders where the page's parts will be. */
function DetailSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.layout} aria-busy="true" role="status" aria-label={t('list.loading')}>
      <Skeleton shape="title" />
      <div className={styles.buy}>
        <Skeleton shape="block" />
      </div>
      <Stack gap={24}>
        <Skeleton shape="block" />
        <Skeleton lines={3} />
      </Stack>
    </div>
  );
}
