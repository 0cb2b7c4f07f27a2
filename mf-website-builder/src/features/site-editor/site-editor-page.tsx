import { Button, EmptyState, Page, PageHeader, Skeleton, useDelayed } from '@meowtale/ui';
import { Failure, useHost, usePerson } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { CreateSiteForm } from './create-site-form.tsx';
import { MY_SITE, type Site } from './documents.ts';
import { MarketingLink } from './marketing-link.tsx';
import { SiteEditor } from './site-editor.tsx';

/** Renders `/lobby/marketing/website`: a creator's only site, created here, built of modules, and shown on its own host. */
export function SiteEditorPage() {
  const uuid = usePerson()?.uuid;
  return uuid ? <OwnSite key={uuid} personUuid={uuid} /> : null;
}

function OwnSite({ personUuid }: { personUuid: string }) {
  const { t } = useTranslation();
  const { addresses } = useHost();
  const [site, setSite] = useState<Site | null>(null);
  // Once it is open, a save must not make the cache ask for the whole site again.
  const [{ data, error, fetching }, ask] = useQuery({ query: MY_SITE, requestPolicy: 'network-only', pause: site !== null });
  const skeleton = useDelayed(fetching && !data);
  const retry = () => ask({ requestPolicy: 'network-only' });
  if (!site && data?.findWebsiteMain) setSite(data.findWebsiteMain);
  if (site) return <SiteEditor site={site} personUuid={personUuid} />;
  return (
    <Page width="wide">
      <PageHeader eyebrow={<MarketingLink />} title={t('editor.title')} subtitle={t('editor.subtitle')} />
      {error && !data ? <Failure error={error} title={t('editor.failed')} onRetry={retry} retrying={fetching} /> : null}
      {skeleton ? <Skeleton lines={4} /> : null}
      {data ? (
        <EmptyState
          kind="stage"
          title={t('create.title')}
          actions={<CreateSiteForm addressOf={(name) => addresses.sites.replace('{name}', name)} onCreated={retry} />}
        >
          {t('create.text')}
        </EmptyState>
      ) : null}
      {error && data ? <Button onClick={retry}>{t('error.retry')}</Button> : null}
    </Page>
  );
}
