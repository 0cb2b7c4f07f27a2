import { Section, Text } from '@meowtale/ui';
import { formatDate, useHost, useTimeZone } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { ListPart } from '../../app/list-part.tsx';
import { newestUpdates, STORE_UPDATES } from './documents.ts';
import styles from './updates.module.css';

const THEN = 20;

/** Renders the creator's updates of a work, the newest first; nothing without any. */
export function Updates({ storeId }: { storeId: string }) {
  const { t } = useTranslation();
  const [{ data, error }] = useQuery({ query: STORE_UPDATES, variables: newestUpdates(storeId) });
  if (!error && !data?.findStoreUpdateLogByNoAuth.totalCount) return null;
  return (
    <Section title={t('updates.title')}>
      <UpdatePage storeId={storeId} after={null} />
    </Section>
  );
}

function UpdatePage({ storeId, after }: { storeId: string; after: string | null }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const timeZone = useTimeZone();
  const [{ data, error, fetching }, ask] = useQuery({
    query: STORE_UPDATES,
    variables: after === null ? newestUpdates(storeId) : { id: storeId, after, pageSize: THEN },
  });
  return (
    <ListPart
      after={after}
      answer={data?.findStoreUpdateLogByNoAuth}
      error={error}
      fetching={fetching}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
      words={{ loading: t('updates.loading'), failed: t('updates.failed'), more: t('updates.more') }}
      item={({ uuid, content, created_at }) => (
        <li key={uuid}>
          <Text size="small" tone="muted">
            <time dateTime={created_at}>{formatDate(created_at, locale, timeZone)}</time>
          </Text>
          <p className={styles.content} lang="" dir="auto">
            {content}
          </p>
        </li>
      )}
      next={(cursor) => <UpdatePage storeId={storeId} after={cursor} />}
    />
  );
}
