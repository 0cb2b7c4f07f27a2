import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { Button, EmptyState, IconPlus, Page, PageHeader, Stack, Tabs } from '@meowtale/ui';
import { Failure, PageLinks, pageOf, paths, StaleNotice, toAppError, useHost, useLocation, withQuery } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { CreatorGate } from '../../app/creator-gate.tsx';
import { AppActions } from './app-actions.tsx';
import { type AppPopup, AppPopups } from './app-popups.tsx';
import { AppTable } from './app-table.tsx';
import { type App, findApps, setAppTags, TOUCHES_APPS } from './documents.ts';
import { withTrash } from './labels.ts';
import { useCopyApp } from './use-copy-app.ts';

/** `/lobby`. The shell lets nobody in who isn't signed in. */
export function AppsPage() {
  return (
    <CreatorGate>
      <Apps />
    </CreatorGate>
  );
}

function Apps() {
  const { t } = useTranslation();
  const { navigation, showError, notify, block } = useHost();
  const { search } = useLocation();
  const page = pageOf(search);
  const trash = new URLSearchParams(search).get('trash') === '1';
  const q = { page, pageSize: PAGE_SIZE_DEFAULT };
  const [{ data, error, fetching }, ask] = useQuery({ query: findApps, variables: { isDeleted: trash, q }, context: TOUCHES_APPS });
  const [popup, setPopup] = useState<AppPopup | null>(null);
  const [, tag] = useMutation(setAppTags);
  const { list = [], totalCount = 0 } = data?.findApp ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  const { copy, copying } = useCopyApp(retry);
  const address = (query: { trash?: boolean; page?: number }) =>
    withQuery(paths.lobby(), { trash: query.trash ? 1 : undefined, page: query.page });

  async function restore(app: App) {
    const answer = await block(tag({ uuid: app.uuid, tags: withTrash(app.tags, false) }, TOUCHES_APPS));
    if (answer.error) return showError(toAppError(answer.error));
    notify(t('apps.restored', { name: app.name }), 'success');
  }
  const create = (
    <Button variant="primary" leftIcon={<IconPlus size={18} aria-hidden="true" />} onClick={() => setPopup({ kind: 'create' })}>
      {t('apps.create')}
    </Button>
  );
  const tabs = ['apps', 'trash'].map((value) => ({
    value,
    label: t(`apps.tab.${value}`),
    href: navigation.href(address({ trash: value === 'trash' })),
  }));
  return (
    <Page width="wide">
      <PageHeader title={t('apps.title')} subtitle={t('apps.subtitle')} actions={create} />
      <Stack gap={16}>
        <Tabs
          label={t('apps.tabs')}
          items={tabs}
          value={trash ? 'trash' : 'apps'}
          onChange={(value) => navigation.push(address({ trash: value === 'trash' }))}
        />
        {error && !data ? (
          <Failure title={t('apps.failed')} error={error} onRetry={retry} retrying={fetching} />
        ) : (
          <>
            {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
            <AppTable
              apps={list}
              trash={trash}
              loading={fetching && !data}
              empty={<NoApps trash={trash} />}
              onFaults={(app) => setPopup({ kind: 'upload', app })}
              actions={(app) => (
                <AppActions
                  app={app}
                  trash={trash}
                  onUpload={() => setPopup({ kind: 'upload', app })}
                  onEdit={() => setPopup({ kind: 'edit', app })}
                  copying={copying.has(app.uuid)}
                  onCopy={() => copy(app)}
                  onDelete={() => setPopup({ kind: 'delete', app })}
                  onTrash={() => setPopup({ kind: 'trash', app })}
                  onRestore={() => restore(app)}
                />
              )}
            />
            <PageLinks page={page} pageSize={PAGE_SIZE_DEFAULT} total={totalCount} pathFor={(next) => address({ trash, page: next })} />
          </>
        )}
      </Stack>
      <AppPopups popup={popup} onChange={setPopup} />
    </Page>
  );
}

function NoApps({ trash }: { trash: boolean }) {
  const { t } = useTranslation();
  return (
    <EmptyState kind={trash ? 'lamp' : 'desk'} level={2} title={t(trash ? 'apps.trashEmpty' : 'apps.none')}>
      {t(trash ? 'apps.trashEmptyHint' : 'apps.noneHint')}
    </EmptyState>
  );
}
