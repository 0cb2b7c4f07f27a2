import { ConfirmDialog, Notice, Spinner, Stack } from '@meowtale/ui';
import { FailureNotice, Link, paths, toAppError, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { isOut } from '../stores/documents.ts';
import { nameOf } from './app-table.tsx';
import { type App, findHoldingStore, type HoldingStore, setAppTags, TOUCHES_APPS } from './documents.ts';
import { withTrash } from './labels.ts';

/**
 * Renders the confirmation before an app is moved to the trash, with its effect: one that a listing uses stays on sale and isn't deleted.
 */
export function TrashAppDialog({ app, onClose }: { app: App; onClose(): void }) {
  const { t } = useTranslation();
  const { notify, showError } = useHost();
  const [{ fetching }, tag] = useMutation(setAppTags);
  const id = app.store_id ?? '';
  const [holder] = useQuery({ query: findHoldingStore, variables: { id }, pause: id === '', requestPolicy: 'network-only' });
  const name = nameOf(app, t('apps.unknown'));

  async function confirm() {
    const { error } = await tag({ uuid: app.uuid, tags: withTrash(app.tags, true) }, TOUCHES_APPS);
    onClose();
    if (error) return showError(toAppError(error));
    notify(t('apps.trashed', { name }), 'success');
  }
  return (
    <ConfirmDialog
      open
      loading={fetching || holder.fetching}
      title={t('trashApp.title')}
      confirmLabel={t('trashApp.confirm')}
      cancelLabel={t('trashApp.cancel')}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {app.store_id === null ? <p>{t('trashApp.question', { name })}</p> : null}
      {app.store_id !== null && holder.fetching ? <Spinner label={t('trashApp.asking')} /> : null}
      {app.store_id !== null && !holder.fetching ? (
        <Stack gap={16}>
          <FailureNotice failure={holder.error ? toAppError(holder.error) : null} />
          <Held store={holder.data?.findStoreMe.list[0]} />
        </Stack>
      ) : null}
    </ConfirmDialog>
  );
}

/** Renders the listing that uses the app, whether it is for sale, and what stays as before. */
function Held({ store }: { store: HoldingStore | undefined }) {
  const { t } = useTranslation();
  const onSale = store !== undefined && store.status === 'on' && isOut(store);
  return (
    <Notice tone="warning">
      <Stack gap={8}>
        {store ? (
          <p>
            {t(onSale ? 'trashApp.onSale' : 'trashApp.held')}{' '}
            <Link className="mt-anchor" dir="auto" to={paths.setStore(store.uuid)}>
              {store.name || t('stores.untitled')}
            </Link>
          </p>
        ) : null}
        <p>{t('trashApp.stays')}</p>
      </Stack>
    </Notice>
  );
}
