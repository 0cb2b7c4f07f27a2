import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { AGENT_STATE } from '@meowtale/contracts/states';
import { Section, Stack, Text } from '@meowtale/ui';
import { Failure, PageButtons, paths } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { TOUCHES_STORES } from '../stores/documents.ts';
import { findRepresentedTerms } from './distribution-documents.ts';
import { TermsTable } from './terms-table.tsx';

/** Renders the terms of the works that the person represents as their agent, which only their owners set; nothing without such works. */
export function RepresentedTermsSection() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const [{ data, error, fetching }, ask] = useQuery({
    query: findRepresentedTerms,
    variables: { state: AGENT_STATE.accepted, q: { page, pageSize: PAGE_SIZE_DEFAULT } },
    context: TOUCHES_STORES,
    requestPolicy: 'cache-and-network',
  });
  const { list = [], totalCount = 0 } = data?.findStoreMe ?? {};
  if (error && !data) {
    const retry = () => ask({ requestPolicy: 'network-only' });
    return <Failure title={t('promoterTerms.representedFailed')} error={error} onRetry={retry} retrying={fetching} />;
  }
  if (page === 1 && totalCount === 0) return null;
  return (
    <Section title={t('promoterTerms.represented')} landmark={false}>
      <Stack gap={16}>
        <Text tone="muted">{t('promoterTerms.representedWords')}</Text>
        <TermsTable
          label={t('promoterTerms.represented')}
          works={list}
          loading={!data}
          addressOf={({ uuid }) => paths.lobbyAgent({ store: uuid })}
        />
        <PageButtons page={page} pageSize={PAGE_SIZE_DEFAULT} total={totalCount} onPage={setPage} />
      </Stack>
    </Section>
  );
}
