import type { RouteProps } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { PUBLIC_SITE } from './documents.ts';
import { MissingPage } from './missing-page.tsx';
import styles from './site.module.css';
import { SiteFoot } from './site-foot.tsx';
import { SiteLook, SiteModules } from './site-modules.tsx';
import titles from './site-titles.module.css';

/** Renders a creator's site, on the server only: the page has no script (ADR 35). */
export function PublicSitePage({ params }: RouteProps) {
  const { t, i18n } = useTranslation();
  const [{ data }] = useQuery({ query: PUBLIC_SITE, variables: { name: params.site ?? '' } });
  const site = data?.findWebsitePublic;
  if (!site) return <MissingPage />;
  const { modules, theme, language } = site.config;
  const hasProfile = modules.some(({ type }) => type === 'profile');
  return (
    <SiteLook theme={theme} language={language}>
      <main className={styles.main}>
        {hasProfile ? null : (
          <h1 className={titles.nameAlone} dir="auto">
            {site.author.nickname}
          </h1>
        )}
        {modules.length === 0 ? (
          <p className={styles.empty} lang={i18n.language}>
            {t('site.empty')}
          </p>
        ) : (
          <SiteModules modules={modules} fallbackTitle={site.author.nickname} level={1} />
        )}
      </main>
      <SiteFoot path="/" feed />
    </SiteLook>
  );
}
