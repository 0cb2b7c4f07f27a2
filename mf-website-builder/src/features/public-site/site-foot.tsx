import { LOCALES } from '@meowtale/contracts/locales';
import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import styles from './site.module.css';

const nameOf = (locale: string) => new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' }).of(locale) ?? locale;

interface SiteFootProps {
  /** The page's path without language. */
  path: string;
  /** Whether there is a site with a feed. */
  feed: boolean;
}

/** Renders the footer of every page of a site: other languages, the feed, and a link to the platform. */
export function SiteFoot({ path, feed }: SiteFootProps) {
  const { t } = useTranslation();
  const { addresses, locale, navigation } = useHost();
  return (
    <footer className={styles.foot} lang={locale}>
      <details className={styles.languages}>
        <summary>{t('site.languages')}</summary>
        <ul>
          {LOCALES.map((each) => (
            <li key={each}>
              <a
                href={`/${each}${path === '/' ? '' : path}`}
                lang={each}
                hrefLang={each}
                aria-current={each === locale ? 'true' : undefined}
              >
                {nameOf(each)}
              </a>
            </li>
          ))}
        </ul>
      </details>
      {feed ? (
        <a href="/feed.xml" type="application/atom+xml">
          {t('site.feed')}
        </a>
      ) : null}
      <a href={`${addresses.site}${navigation.href('/')}`}>{t('site.toMeowtale')}</a>
    </footer>
  );
}
