import { Button, EmptyState, Page, Spinner, useDelayed } from '@meowtale/ui';
import { Failure, Link, lazyView, paths, type RouteProps, usePerson } from '@meowtale/web-kit';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditedApp } from './use-edited-app.ts';

/** Fetched when the first app is opened: the rest of the slice needs no source editor. */
const OpenApp = lazyView(async () => (await import(/* webpackChunkName: "app-editor" */ './open-app.tsx')).OpenApp);

/** Renders `/set-app/:uuid`: the editor of an app's tree and source, with a player. */
export function AppEditorPage({ params }: RouteProps) {
  return <AppEditor key={params.uuid} uuid={params.uuid ?? ''} />;
}

function AppEditor({ uuid }: { uuid: string }) {
  const { t } = useTranslation();
  const person = usePerson();
  const { edited, retry } = useEditedApp(uuid);
  if (edited.status === 'open')
    return (
      <Suspense fallback={<Loading />}>
        <OpenApp app={edited.app} personUuid={person?.uuid ?? ''} />
      </Suspense>
    );
  if (edited.status === 'loading') return <Loading />;
  if (edited.status === 'failed')
    return (
      <Page>
        <Failure title={t('appEditor.failed')} error={edited.error} onRetry={retry} level={1} autoRetry />
      </Page>
    );
  return (
    <Page>
      <EmptyState
        kind="lamp"
        level={1}
        title={t(`appEditor.${edited.status}`)}
        actions={
          <Button variant="primary" component={Link} to={paths.lobby()}>
            {t('appEditor.toApps')}
          </Button>
        }
      >
        {t(`appEditor.${edited.status}Hint`)}
      </EmptyState>
    </Page>
  );
}

function Loading() {
  const { t } = useTranslation();
  const waiting = useDelayed(true);
  return <Page>{waiting ? <Spinner label={t('appEditor.loading')} /> : null}</Page>;
}
