import { Anchor, Avatar, Button, EmptyState, Group, Page, Skeleton, Stack, Title, useDelayed } from '@meowtale/ui';
import { Failure, Link, paths, type RouteProps, toAppError } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { StaffMark } from '../../app/staff-mark.tsx';
import { useTabTitle } from '../../app/use-tab-title.ts';
import { TOUCHES_FOLLOWS } from '../follow/documents.ts';
import { FollowAuthor } from '../follow/follow-author.tsx';
import styles from './creator.module.css';
import { CreatorWorks } from './creator-works.tsx';
import { CREATOR, type Creator } from './documents.ts';

/** Renders `/creator/:uuid`: a creator and their works. */
export function CreatorPage({ params }: RouteProps) {
  const { t } = useTranslation();
  const uuid = params.uuid ?? '';
  const [{ data, error, fetching }, ask] = useQuery({ query: CREATOR, variables: { uuid }, context: TOUCHES_FOLLOWS });
  const skeleton = useDelayed(fetching && !data);
  const creator = data?.findUserPublic.list[0];
  useTabTitle(creator?.nickname);
  if (creator)
    return (
      <Page>
        <Stack gap={36}>
          <Head creator={creator} />
          <CreatorWorks uuid={creator.uuid} />
        </Stack>
      </Page>
    );
  // An invalid address is an unknown creator too.
  if (error && toAppError(error).code !== 'input/invalid')
    return (
      <Page>
        <Failure
          error={error}
          title={t('creator.failed')}
          onRetry={() => ask({ requestPolicy: 'network-only' })}
          retrying={fetching}
          level={1}
        />
      </Page>
    );
  if (fetching) return <Page>{skeleton ? <HeadSkeleton /> : null}</Page>;
  return (
    <Page>
      <EmptyState
        kind="search"
        level={1}
        title={t('creator.missingTitle')}
        actions={
          <Button variant="primary" component={Link} to={paths.stores()}>
            {t('cart.browse')}
          </Button>
        }
      >
        {t('creator.missingText')}
      </EmptyState>
    </Page>
  );
}

function Head({ creator }: { creator: Creator }) {
  return (
    <header className={styles.head}>
      <Avatar src={creator.head?.url} name={creator.nickname} size="huge" />
      <Stack gap={12}>
        <Title level={1} size={46} dir="auto">
          {creator.nickname}
        </Title>
        {creator.is_staff ? (
          <Group>
            <StaffMark of={creator} />
          </Group>
        ) : null}
        {creator.brief ? (
          <p className={styles.brief} lang="" dir="auto">
            {creator.brief}
          </p>
        ) : null}
        <Said creator={creator} />
        <Group gap={12}>
          <FollowAuthor author={creator} />
        </Group>
      </Stack>
    </header>
  );
}

/** Renders the creator's other contact fields. */
function Said({ creator: { social_email, metadata } }: { creator: Creator }) {
  const { t } = useTranslation();
  if (!social_email && metadata.length === 0) return null;
  return (
    <dl className={styles.said}>
      {social_email ? (
        <div>
          <dt>{t('creator.email')}</dt>
          <dd>
            <Anchor href={`mailto:${social_email}`}>{social_email}</Anchor>
          </dd>
        </div>
      ) : null}
      {metadata.map(({ _cid, name, value, url }) => (
        <div key={_cid} lang="">
          <dt dir="auto">{name}</dt>
          <dd>
            {url ? (
              <Anchor href={url} target="_blank" rel="nofollow noopener ugc">
                {value}
              </Anchor>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function HeadSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.head} role="status" aria-busy="true" aria-label={t('creator.loading')}>
      <Skeleton shape="circle" />
      <Stack gap={12}>
        <Skeleton shape="title" />
        <Skeleton lines={2} />
      </Stack>
    </div>
  );
}
