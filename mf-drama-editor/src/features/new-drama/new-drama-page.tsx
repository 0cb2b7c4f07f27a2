import { Page, PageHeader } from '@meowtale/ui';
import { paths, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { NewDramaForm } from './new-drama-form.tsx';

/** Renders `/set-drama` without a uuid: the drama has to be created first. */
export function NewDramaPage() {
  const { t } = useTranslation();
  const { navigation } = useHost();
  return (
    <Page width="narrow">
      <PageHeader title={t('create.title')} />
      <NewDramaForm onCancel={() => navigation.push(paths.lobbyDrama())} onCreated={(uuid) => navigation.replace(paths.setDrama(uuid))} />
    </Page>
  );
}
