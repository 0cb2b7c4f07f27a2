import { Button, EmptyState, Grid, Page, Skeleton, Stack, VisuallyHidden } from '@meowtale/ui';
import { Failure, Link, paths, type RouteProps, useHost, usePerson } from '@meowtale/web-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NewDramaPage } from '../new-drama/new-drama-page.tsx';
import { DramaEditor } from './drama-editor.tsx';
import { FIRST_TAB, type Tab, tabOf, tabPath } from './tab-path.ts';
import { useOpenDrama } from './use-open-drama.ts';

/** Renders `/set-drama/:uuid?/:tab?`. The shell admits only signed-in people. */
export function DramaEditorPage({ params: { uuid, tab } }: RouteProps) {
  const person = usePerson();
  const { navigation } = useHost();
  const knownTab = tabOf(tab);
  // An unknown tab is no missing drama: the first tab is opened.
  useEffect(() => {
    if (uuid && !knownTab) navigation.replace(tabPath(uuid, FIRST_TAB));
  }, [navigation, uuid, knownTab]);
  if (!uuid) return <NewDramaPage />;
  if (!person) return null;
  return <OpenDrama key={`${person.uuid} ${uuid}`} personUuid={person.uuid} uuid={uuid} tab={knownTab ?? FIRST_TAB} />;
}

function OpenDrama({ personUuid, uuid, tab }: { personUuid: string; uuid: string; tab: Tab }) {
  const { t } = useTranslation();
  const { drama, retry } = useOpenDrama(personUuid, uuid);
  const back = (
    <Button component={Link} to={paths.lobbyDrama()}>
      {t('editor.back')}
    </Button>
  );
  if (drama.status === 'open') return <DramaEditor personUuid={personUuid} tab={tab} initial={drama.initial} fromKept={drama.fromKept} />;
  if (drama.status === 'loading') return <LoadingEditor />;
  return (
    <Page>
      {drama.status === 'failed' ? (
        <Failure level={1} title={t('editor.failed')} error={drama.error} onRetry={retry} actions={back} autoRetry />
      ) : (
        <EmptyState kind="search" level={1} title={t('editor.missing')} actions={back}>
          {t('editor.missingHint')}
        </EmptyState>
      )}
    </Page>
  );
}

function LoadingEditor() {
  const { t } = useTranslation();
  return (
    <Page>
      <VisuallyHidden role="status">{t('editor.loading')}</VisuallyHidden>
      <Grid kind="aside" gap={36}>
        <Stack gap={24}>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
        <Stack gap={24}>
          <Skeleton shape="title" />
          <Skeleton lines={3} />
        </Stack>
      </Grid>
    </Page>
  );
}
