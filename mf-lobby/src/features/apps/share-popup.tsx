import { Button, IconPlus, Modal, Notice, Skeleton, Stack, Text } from '@meowtale/ui';
import { type AppError, Failure, formatDays, toAppError, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { nameOf } from './app-table.tsx';
import type { App } from './documents.ts';
import { addShareLink, findShareLinks, TOUCHES_LINKS } from './share-documents.ts';
import { ShareRow } from './share-row.tsx';
import { useServices } from './use-capacity.ts';

/** Renders the links by which an unreleased app is shared (ADR 26). */
export function SharePopup({ app, onClose }: { app: App; onClose(): void }) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({
    query: findShareLinks,
    variables: { app: app.uuid },
    context: TOUCHES_LINKS,
    requestPolicy: 'cache-and-network',
  });
  const [{ fetching: adding }, add] = useMutation(addShareLink);
  const [failure, setFailure] = useState<AppError | null>(null);
  const links = data?.findAppShareLink;
  const can = app.version > 0 && app.store_id === null;

  async function make() {
    const answer = await add({ app: app.uuid }, TOUCHES_LINKS);
    setFailure(answer.error ? toAppError(answer.error) : null);
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={t('sharePopup.title', { name: nameOf(app, t('apps.unknown')) })}
      closeLabel={t('popup.close')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('popup.close')}
          </Button>
          <Button variant="primary" loading={adding} disabled={!can} leftIcon={<IconPlus size={18} aria-hidden="true" />} onClick={make}>
            {t('sharePopup.add')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text tone="muted">{t('sharePopup.hint')}</Text>
        {can ? <AgeWords /> : <Notice tone="info">{t(app.version === 0 ? 'sharePopup.empty' : 'sharePopup.inStore')}</Notice>}
        <RefusalNotice failure={failure} />
        {error && !links ? (
          <Failure
            title={t('sharePopup.failed')}
            error={error}
            onRetry={() => ask({ requestPolicy: 'network-only' })}
            retrying={fetching}
          />
        ) : null}
        {!links && !error ? <Skeleton lines={3} /> : null}
        {links?.length === 0 ? <Text tone="muted">{t('sharePopup.none')}</Text> : null}
        {links?.map((link) => (
          <ShareRow key={link.uuid} link={link} onFailure={setFailure} />
        ))}
      </Stack>
    </Modal>
  );
}

/** Renders how long a new link is valid with the person's plan (SPEC §9). */
function AgeWords() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { service } = useServices();
  const age = service('share.link.max_age');
  if (!age) return null;
  return <Text>{age.value === null ? t('sharePopup.noEnd') : t('sharePopup.age', { age: formatDays(age.value, locale) })}</Text>;
}
