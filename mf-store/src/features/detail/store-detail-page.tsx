import { LOCALE_NATIVE_NAMES, type Locale } from '@meowtale/contracts/locales';
import { pickWords } from '@meowtale/contracts/words';
import { Avatar, Button, Chip, EmptyState, Group, Page, Skeleton, Stack, Text, Title, useDelayed } from '@meowtale/ui';
import { Failure, formatDate, formatLanguage, Link, paths, type RouteProps, useAdultGate, useHost, useTimeZone } from '@meowtale/web-kit';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { Comments } from '../comments/comments.tsx';
import { TOUCHES_FOLLOWS } from '../follow/documents.ts';
import { FollowAuthor } from '../follow/follow-author.tsx';
import { Updates } from '../updates/updates.tsx';
import { BuyPanel } from './buy-panel.tsx';
import styles from './detail.module.css';
import { type DetailWords, STORE_DETAIL, type StoreDetail, type StoreDetailData } from './documents.ts';
import { Gallery } from './gallery.tsx';
import { useAccess } from './use-access.ts';

/** `/store/:id`: one work, whole. */
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

function Detail({ listing }: { listing: StoreDetail }) {
  const { locale } = useHost();
  const gated = useAdultGate(listing.category);
  const access = useAccess(listing.uuid);
  const words = pickWords(listing.store_info, locale, listing.default_lang);
  if (gated || !words) return null;
  return (
    <Page>
      <div className={styles.layout}>
        <Head listing={listing} words={words} />
        <div className={styles.buy}>
          <BuyPanel listing={listing} access={access} />
        </div>
        <Stack gap={24}>
          <Gallery words={words} />
          <Text size="large" lang={words.language}>
            {words.brief}
          </Text>
          <p className={styles.introduction} lang={words.language}>
            {words.introduction}
          </p>
          <Facts listing={listing} />
          {words.labels.length ? (
            <Group gap={8} lang={words.language}>
              {words.labels.map((label) => (
                <Chip key={label}>{label}</Chip>
              ))}
            </Group>
          ) : null}
          <Updates storeId={listing.uuid} />
          <Comments storeId={listing.uuid} />
        </Stack>
      </div>
    </Page>
  );
}

function Head({ listing, words }: { listing: StoreDetail; words: DetailWords }) {
  const { t } = useTranslation();
  return (
    <header className={styles.head}>
      <Text tone="muted">{[t(`category.${listing.category}`), t(`serial.${listing.serial_status}`)].join(' · ')}</Text>
      <Title level={1} size={46} lang={words.language}>
        {words.name}
      </Title>
      <Group gap={12}>
        <Avatar src={listing.author.head?.url} name={listing.author.nickname} />
        <Link className="mt-anchor mt-anchor--quiet" to={paths.creator(listing.author.uuid)}>
          {listing.author.nickname}
        </Link>
        <FollowAuthor author={listing.author} />
      </Group>
    </header>
  );
}

function Facts({ listing }: { listing: StoreDetail }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const timeZone = useTimeZone();
  const systems = listing.support_platform
    .split(',')
    .filter(Boolean)
    .map((system) => t(`system.${system}`));
  const list = new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' });
  const facts: [string, ReactNode][] = [
    [t('detail.endings'), listing.endings ? new Intl.NumberFormat(locale).format(listing.endings) : t('detail.endingsUnknown')],
    [t('detail.languages'), <LanguageNames key="languages" tags={listing.languages} />],
    [t('detail.systems'), list.format(systems)],
    [t('detail.released'), listing.released_at ? formatDate(listing.released_at, locale, timeZone) : t('detail.notYet')],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Each language by its own name, in its own script, and never torn at the end of a line. The sign between them is of no
 * language: a Thai list has no comma, and a Chinese one glues its last two names together.
 */
function LanguageNames({ tags }: { tags: readonly string[] }) {
  const { locale } = useHost();
  return tags.map((tag, at) => (
    <Fragment key={tag}>
      {at > 0 ? ' · ' : null}
      <span lang={tag} className={styles.language}>
        {LOCALE_NATIVE_NAMES[tag as Locale] ?? formatLanguage(tag, locale)}
      </span>
    </Fragment>
  ));
}

function DetailSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack gap={16} aria-busy="true" role="status" aria-label={t('list.loading')}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Stack>
  );
}
