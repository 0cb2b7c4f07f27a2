import { Button, Section, Skeleton, useDelayed } from '@meowtale/ui';
import { Failure } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { MY_DOMAIN } from './documents.ts';
import { DomainForm } from './domain-form.tsx';
import { DomainRecords } from './domain-records.tsx';

/** Renders the section for the site's own domain: set, verified, and removed. */
export function SiteDomainSection() {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({ query: MY_DOMAIN, requestPolicy: 'cache-and-network' });
  const skeleton = useDelayed(fetching && !data);
  const again = () => ask({ requestPolicy: 'network-only' });
  const domain = data?.findWebsiteMain?.own_domain;
  return (
    <Section title={t('domain.title')}>
      {error && !data ? <Failure error={error} title={t('domain.unread')} onRetry={again} retrying={fetching} /> : null}
      {skeleton ? <Skeleton lines={2} /> : null}
      {data && !domain ? <DomainForm onGiven={again} /> : null}
      {domain ? <DomainRecords key={domain.domain} domain={domain} onChanged={again} /> : null}
      {error && data ? <Button onClick={again}>{t('error.retry')}</Button> : null}
    </Section>
  );
}
