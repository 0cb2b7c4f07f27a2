import { LOCALE_NATIVE_NAMES, type Locale } from '@meowtale/contracts/locales';
import { formatDate, formatLanguage, useHost, useTimeZone } from '@meowtale/web-kit';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { newestUpdates, STORE_UPDATES } from '../updates/documents.ts';
import styles from './detail.module.css';
import type { StoreDetail } from './documents.ts';
import { systemKey } from './system-key.ts';

/** What one wants to know of a work before having it. What nobody knows of it isn't said. */
export function Facts({ listing }: { listing: StoreDetail }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const timeZone = useTimeZone();
  const day = (iso: string) => formatDate(iso, locale, timeZone);
  const updated = useLastUpdate(listing);
  const { content_type: kind, hasIAP, word_count: words } = listing.game_pack;
  const facts: [string, ReactNode][] = [
    [t('detail.kind'), kind ? t(`detail.kinds.${kind}`, { defaultValue: '' }) || null : null],
    [t('detail.length'), words > 0 ? t('detail.words', { count: words }) : null],
    [t('detail.endings'), listing.endings ? new Intl.NumberFormat(locale).format(listing.endings) : t('detail.endingsUnknown')],
    [t('detail.systems'), <Systems key="systems" listing={listing} />],
    [t('detail.inApp'), t(hasIAP ? 'detail.inAppSome' : 'detail.inAppNone')],
    [t('detail.released'), listing.released_at ? day(listing.released_at) : t('detail.notYet')],
    [t('detail.updated'), updated && listing.released_at && day(updated) !== day(listing.released_at) ? day(updated) : null],
    [t('detail.languages'), <GameLanguages key="languages" listing={listing} />],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt dir="auto">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** When its maker last wrote of a change: a price that moves is none. The list of updates asks the same, so it is asked once. */
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

/**
 * Each language by its own name, in its own script, and never torn at the end of a line; of one that doesn't have the whole
 * work, how much. The sign between them is of no language: a Thai list has no comma, and a Chinese one glues its last two
 * names together.
 */
export function GameLanguages({ listing }: { listing: StoreDetail }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const told = listing.game_pack.languages;
  const languages = told.length > 0 ? told : listing.languages.map((language) => ({ language, translated: null }));
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return languages.map(({ language, translated }, at) => (
    <Fragment key={language}>
      {at > 0 ? ' · ' : null}
      <span lang={language} className={styles.language}>
        {LOCALE_NATIVE_NAMES[language as Locale] ?? formatLanguage(language, locale)}
      </span>
      {translated !== null && translated < 1 ? (
        <span className={styles.share}> {t('detail.translated', { percent: percent.format(Math.floor(translated * 100) / 100) })}</span>
      ) : null}
    </Fragment>
  ));
}
