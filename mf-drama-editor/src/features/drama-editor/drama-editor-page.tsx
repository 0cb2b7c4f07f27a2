import { Button, EmptyState, Grid, Page, Skeleton, Stack, VisuallyHidden } from '@meowtale/ui';
import { Failure, Link, paths, type RouteProps, usePerson } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { NewDramaPage } from '../new-drama/new-drama-page.tsx';
import { DramaEditor } from './drama-editor.tsx';
import { useOpenDrama } from './use-open-drama.ts';

/** `/set-drama/:uuid?`. The shell lets nobody in who isn't signed in. */
export function DramaEditorPage({ params: { uuid } }: RouteProps) {
  const person = usePerson();
  if (!uuid) return <NewDramaPage />;
  if (!person) return null;
  return <OpenDrama key={`${person.uuid} ${uuid}`} personUuid={person.uuid} uuid={uuid} />;
}

function OpenDrama({ personUuid, uuid }: { personUuid: string; uuid: string }) {
  const { t } = useTranslation();
  const { drama, retry } = useOpenDrama(personUuid, uuid);
  const back = (
    <Button component={Link} to={paths.lobbyDrama()}>
      {t('editor.back')}
    </Button>
  );
  if (drama.status === 'open') return <DramaEditor personUuid={personUuid} initial={drama.initial} fromKept={drama.fromKept} />;
  if (drama.status === 'loading') return <LoadingEditor />;
  return (
    <Page>
      {drama.status === 'missing' ? (
        <EmptyState kind="search" level={1} title={t('editor.missing')} actions={back}>
          {t('editor.missingHint')}
        </EmptyState>
      ) : (
        <Failure level={1} title={t('editor.failed')} error={drama.error} onRetry={retry} actions={back} />
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
