import { EmptyState, Page, PageHeader, Skeleton, Stack } from '@meowtale/ui';
import { Failure, Link } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { filesOf, type SubmitAnswer, toSavedSubmit } from '../store-editor/submit-data.ts';
import { findOut } from './documents.ts';
import { OverrideForm } from './override-form.tsx';

/** Renders one listing's released page for editing, with immediate effect. */
export function OverridePage({ store, back }: { store: string; back: string }) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({
    query: findOut,
    variables: { store },
    context: CONTEXT,
    requestPolicy: 'network-only',
  });
  const out = data?.findStoreSubmit.list[0];
  const { list = [], default_lang } = out?.data.store_submit_info ?? {};
  const localized = list.find(({ language }) => language === default_lang) ?? list[0];
  return (
    <Page width="narrow">
      <Stack gap={24}>
        <PageHeader
          eyebrow={
            <Link className="mt-anchor" to={back}>
              {t('override.back')}
            </Link>
          }
          title={localized?.name || t('stores.untitled')}
          subtitle={t('override.words')}
        />
        {fetching && !data ? <Skeleton shape="block" /> : null}
        {error && !data ? (
          <Failure title={t('review.failedOne')} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
        ) : null}
        {data && !out ? (
          <EmptyState kind="search" level={2} title={t('override.gone')}>
            {t('override.goneHint')}
          </EmptyState>
        ) : null}
        {out ? <Latest key={store} store={store} released={out} /> : null}
      </Stack>
    </Page>
  );
}

/** Renders the released version; after publishing, the new one, also before it is read again. */
function Latest({ store, released }: { store: string; released: SubmitAnswer }) {
  const [published, setPublished] = useState<{ replaced: string; version: SubmitAnswer } | null>(null);
  const latest = published?.replaced === released.uuid ? published.version : released;
  return (
    <OverrideForm
      store={store}
      savedSubmit={toSavedSubmit(latest)}
      releasedFiles={filesOf(latest)}
      onDone={(version) => setPublished({ replaced: released.uuid, version })}
    />
  );
}

// A listing without a released version names no submission.
const CONTEXT = { additionalTypenames: ['StoreSubmit'] };
