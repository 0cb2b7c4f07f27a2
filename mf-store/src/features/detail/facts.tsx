import { formatDate, useHost, useTimeZone } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { newestUpdates, STORE_UPDATES } from '../updates/documents.ts';
import styles from './detail.module.css';
import type { StoreDetail } from './documents.ts';
import { systemKey } from './system-key.ts';
import { type Fact, FactList, useWorkFacts } from './work-facts.tsx';

/** Renders facts about a work; unknown ones are left out. */
export function Facts({ listing }: { listing: StoreDetail }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const timeZone = useTimeZone();
  const day = (iso: string) => formatDate(iso, locale, timeZone);
  const updated = useLastUpdate(listing);
  const { content_type: kind, hasIAP } = listing.game_pack;
  const { length, endings, languages } = useWorkFacts(listing);
  const facts: Fact[] = [
    [t('detail.kind'), kind ? t(`detail.kinds.${kind}`, { defaultValue: '' }) || null : null],
    length,
    endings,
    [t('detail.systems'), <Systems key="systems" listing={listing} />],
    [t('detail.inApp'), t(hasIAP ? 'detail.inAppSome' : 'detail.inAppNone')],
    [t('detail.released'), listing.released_at ? day(listing.released_at) : t('detail.notYet')],
    [t('detail.updated'), updated && listing.released_at && day(updated) !== day(listing.released_at) ? day(updated) : null],
    languages,
  ];
  return <FactList facts={facts} className={styles.facts} rowClassName={styles.fact} />;
}

/**
 * Returns when the creator last published an update; a changed price is none. The query is the same as that of the list of updates, so it
 * is sent once.
 */
function useLastUpdate({ uuid, released_at }: StoreDetail): string | null {
  const [{ data }] = useQuery({ query: STORE_UPDATES, variables: newestUpdates(uuid), pause: released_at === null });
  return data?.findStoreUpdateLogByNoAuth.list[0]?.created_at ?? null;
}

function Systems({ listing }: { listing: StoreDetail }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const list = new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' });
  const systems = listing.support_platform.split(',').filter(Boolean);
  return list.format(systems.map((system) => t(`system.${systemKey(system)}`)));
}
