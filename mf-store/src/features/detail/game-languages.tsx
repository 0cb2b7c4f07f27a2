import { LOCALE_NATIVE_NAMES, type Locale } from '@meowtale/contracts/locales';
import { formatLanguage, useHost } from '@meowtale/web-kit';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './detail.module.css';
import type { WorkSize } from './documents.ts';

/**
 * Renders each language by its own name, in its own script, without line breaks inside; with its share if it is incomplete. The separator
 * belongs to no language: a Thai list has no comma, and a Chinese one joins its last two names.
 */
export function GameLanguages({ listing }: { listing: Pick<WorkSize, 'game_pack' | 'languages'> }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const offered = listing.game_pack.languages;
  const languages = offered.length > 0 ? offered : listing.languages.map((language) => ({ language, translated: null }));
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
