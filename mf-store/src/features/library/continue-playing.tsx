import { ORDER_STATE } from '@meowtale/contracts';
import { pickWords } from '@meowtale/contracts/words';
import { Badge, Section, Text } from '@meowtale/ui';
import { Failure, formatDate, Link, paths, useHost, usePerson } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { type UseQueryResponse, useQuery } from 'urql';
import { WorkCover } from '../listings/work-cover.tsx';
import { OTHER_ORDERS, RECENT, type Recent, type RecentData, TOUCHED } from './documents.ts';
import styles from './library.module.css';

/** Limits the section to one row: earlier works are in the library below. */
const SHOWN = 6;

export const useRecent = () => useQuery({ query: RECENT, requestPolicy: 'cache-and-network' });

/** Renders the works that the person has begun and not finished, the last played first; nothing without any. */
export function ContinuePlaying({ recent: [{ data, error, fetching }, ask] }: { recent: UseQueryResponse<RecentData> }) {
  const { t } = useTranslation();
  const isTakenBack = useTakenBack();
  // A work without a listing has no page on which to be played.
  const played = (data?.findPlayRecent.list ?? []).filter((recent) => recent.store_id !== null && !isTakenBack(recent)).slice(0, SHOWN);
  if (played.length === 0 && !(error && !data)) return null;
  return (
    <Section title={t('continue.title')}>
      {error && !data ? (
        <Failure error={error} title={t('continue.failed')} onRetry={() => ask({ requestPolicy: 'network-only' })} retrying={fetching} />
      ) : (
        <ul className={styles.recent}>
          {played.map((recent) => (
            <RecentWork key={recent.app_uuid} recent={recent} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Returns whether a work was refunded, which the wallet knows before the catalogue: the orders below agree. */
function useTakenBack(): (recent: Recent) => boolean {
  const [{ data }] = useQuery({ query: OTHER_ORDERS, variables: { after: null }, context: TOUCHED });
  const refunded = (data?.findStoreOrder.list ?? []).filter(({ state }) => state === ORDER_STATE.refunded);
  return ({ store_id, store }) => store?.owned === false && refunded.some((order) => order.store_id === store_id);
}

/** Renders a work to continue. If the person doesn't own it, only its opening was played: its page offers the rest. */
function RecentWork({ recent: { store, store_id, title, updated_at } }: { recent: Recent }) {
  const { t } = useTranslation();
  const person = usePerson();
  const { locale } = useHost();
  const localized = store ? pickWords(store.store_info, locale, store.default_lang) : null;
  const name = localized?.name ?? title;
  const id = store_id ?? '';
  const isOpening = store?.owned === false && store.author.uuid !== person?.uuid;
  return (
    <li>
      <Link
        className={styles.play}
        to={isOpening ? paths.store(id) : paths.storeFullscreen(id)}
        aria-label={t(isOpening ? 'continue.toPage' : 'continue.play', { name })}
      >
        <WorkCover work={store} name={name} />
        <span className="mt-clamp mt-clamp--2" lang={localized?.language} dir="auto">
          {name}
        </span>
        {isOpening ? (
          <span>
            <Badge>{t('continue.opening')}</Badge>
          </span>
        ) : null}
        <Text as="span" size="small" tone="muted">
          {formatDate(updated_at, locale)}
        </Text>
      </Link>
    </li>
  );
}
