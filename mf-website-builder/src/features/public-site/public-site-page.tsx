import { Anchor, EmptyState, Page, Skeleton, useDelayed } from '@meowtale/ui';
import { Failure, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { gql, useQuery } from 'urql';
import { SITE_MODULE, type SiteModule } from '../site-editor/documents.ts';
import styles from './public-site-page.module.css';
import { SiteModules } from './site-modules.tsx';

interface PublicSite {
  name: string;
  author: { nickname: string };
  config: { modules: SiteModule[] };
}

const PUBLIC_SITE = gql<{ findWebsitePublic: PublicSite | null }, { name: string }>`
  query PublicSite($name: String!) {
    findWebsitePublic(name: $name) {
      name
      author { uuid nickname }
      config {
        modules { ...Module_WebsiteModule }
      }
    }
  }
  ${SITE_MODULE}
`;

/** The host's own label says whose site this is: `s-<name>.…`. */
function siteNameOf(hostname: string): string {
  return /^s-([a-z0-9-]+)\./.exec(hostname)?.[1] ?? '';
}

/** A creator's site on its own host. */
export function PublicSitePage() {
  const { t } = useTranslation();
  const { addresses } = useHost();
  const name = siteNameOf(window.location.hostname);
  const [{ data, error, fetching }, ask] = useQuery({ query: PUBLIC_SITE, variables: { name } });
  const skeleton = useDelayed(fetching && !data);
  const site = data?.findWebsitePublic;
  const home = <Anchor href={addresses.site}>{t('site.toMeowtale')}</Anchor>;
  if (site) {
    const empty = site.config.modules.length === 0;
    return (
      <div className={styles.frame}>
        <div>
          {empty ? (
            <EmptyState kind="stage" level={1} title={site.author.nickname}>
              {t('site.empty')}
            </EmptyState>
          ) : (
            <SiteModules modules={site.config.modules} fallbackTitle={site.author.nickname} level={1} />
          )}
        </div>
        <footer className={styles.foot}>{home}</footer>
      </div>
    );
  }
  return (
    <Page>
      {error ? (
        <Failure error={error} title={t('site.failed')} onRetry={() => ask({ requestPolicy: 'network-only' })} retrying={fetching} />
      ) : null}
      {skeleton ? <Skeleton lines={4} /> : null}
      {data ? (
        <EmptyState kind="search" level={1} title={t('site.missing')} actions={home}>
          {t('site.missingText')}
        </EmptyState>
      ) : null}
    </Page>
  );
}
