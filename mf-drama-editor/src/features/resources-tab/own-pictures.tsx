import {
  Badge,
  Button,
  ConfirmDialog,
  EmptyState,
  Grid,
  IconButton,
  IconDownload,
  IconTrash,
  Modal,
  Skeleton,
  Stack,
  Text,
} from '@meowtale/ui';
import { type AppError, Failure, FailureNotice, formatBytes, PageButtons, toAppError, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery } from 'urql';
import { useStory } from '../drama-editor/editor-context.tsx';
import { imageName } from '../story-edits/resource-edits.ts';
import { deleteOwnPicture, findDownload, findOwnPictures, type OwnPicture } from './documents.ts';
import { ResourcePicture } from './resource-picture.tsx';
import classes from './resources.module.css';

const PAGE_SIZE = 24;

/** Renders the person's pictures for dramas: one is chosen here, and unused ones can be deleted. */
export function OwnPictures({ onPick, onClose }: { onPick(picture: OwnPicture): void; onClose(): void }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const variables = { page, pageSize: PAGE_SIZE };
  const [{ data, error, fetching }, ask] = useQuery({ query: findOwnPictures, variables, requestPolicy: 'network-only' });
  const refresh = () => ask({ requestPolicy: 'network-only' });
  const found = data?.findDramaFile;
  // The last picture of a page removes the page.
  const onDeleted = () => (found?.list.length === 1 && page > 1 ? setPage(page - 1) : refresh());
  const [deleting, setDeleting] = useState<OwnPicture | null>(null);
  const used = new Set([...useStory().resources.values()].map(({ image }) => image));
  return (
    <Modal open size="wide" title={t('resources.own.title')} closeLabel={t('resources.own.close')} onClose={onClose}>
      <Stack gap={16}>
        <Text size="small" tone="muted">
          {t('resources.own.hint')}
        </Text>
        {error && !found ? <Failure error={error} title={t('resources.own.failed')} onRetry={refresh} retrying={fetching} /> : null}
        {!found && !error ? <Skeleton shape="block" /> : null}
        {found?.totalCount === 0 ? (
          <EmptyState kind="shelf" level={3} title={t('resources.own.none')}>
            {t('resources.own.noneHint')}
          </EmptyState>
        ) : null}
        {found && found.list.length > 0 ? (
          <Grid kind="covers" gap={16} as="ul" className={classes.own}>
            {found.list.map((picture) => (
              <OwnItem
                key={picture.uuid}
                picture={picture}
                used={used.has(imageName(picture))}
                onPick={() => onPick(picture)}
                onDelete={() => setDeleting(picture)}
              />
            ))}
          </Grid>
        ) : null}
        <PageButtons page={page} pageSize={PAGE_SIZE} total={found?.totalCount ?? 0} onPage={setPage} />
        {deleting ? <DeletePicture picture={deleting} onEnd={() => setDeleting(null)} onDeleted={onDeleted} /> : null}
      </Stack>
    </Modal>
  );
}

interface OwnItemProps {
  picture: OwnPicture;
  /** In this drama. */
  used: boolean;
  onPick(): void;
  onDelete(): void;
}

function OwnItem({ picture, used, onPick, onDelete }: OwnItemProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { basename, width, height, size } = picture;
  return (
    <li className={classes.ownItem}>
      <ResourcePicture
        resource={{ image: imageName(picture), width: width ?? 0, height: height ?? 0 }}
        alt=""
        sizes="208px"
        className={classes.candidate}
      />
      <Text size="small" lines={1} title={basename} dir="auto">
        {basename}
      </Text>
      <Text size="small" tone="muted" tabular>
        {width && height ? `${t('resources.size', { width, height })} · ` : null}
        {formatBytes(size, locale)}
      </Text>
      <div className={classes.row}>
        <Button size="small" onClick={onPick} aria-label={t('resources.own.use', { name: basename })}>
          {t('resources.useThis')}
        </Button>
        <DownloadButton picture={picture} />
        {used ? (
          <Badge>{t('resources.own.used')}</Badge>
        ) : (
          <IconButton
            size="small"
            label={t('resources.own.delete', { name: basename })}
            icon={<IconTrash size={16} aria-hidden="true" />}
            onClick={onDelete}
          />
        )}
      </div>
    </li>
  );
}

/** Renders the download, which needs a plan with it; without one the plans are shown. */
function DownloadButton({ picture: { uuid, basename } }: { picture: OwnPicture }) {
  const { t } = useTranslation();
  const { urql, openPopup, showError } = useHost();
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    const { data, error } = await urql.query(findDownload, { uuid }, { requestPolicy: 'network-only' }).toPromise();
    setBusy(false);
    if (data) return window.location.assign(data.findFileDownload);
    const appError = error ? toAppError(error) : { code: '9999' };
    if (appError.code === 'plan/required') await openPopup('store.plans', {});
    else showError(appError);
  }
  return (
    <IconButton
      size="small"
      label={t('resources.own.download', { name: basename })}
      icon={<IconDownload size={16} aria-hidden="true" />}
      aria-disabled={busy}
      onClick={busy ? undefined : () => void download()}
    />
  );
}

function DeletePicture({ picture, onEnd, onDeleted }: { picture: OwnPicture; onEnd(): void; onDeleted(): void }) {
  const { t } = useTranslation();
  const [{ fetching }, remove] = useMutation(deleteOwnPicture);
  const [failure, setFailure] = useState<AppError | null>(null);
  async function confirm() {
    const { error } = await remove({ uuid: picture.uuid });
    if (error) return setFailure(toAppError(error));
    onDeleted();
    onEnd();
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t('resources.own.deleteTitle', { name: picture.basename })}
      confirmLabel={t('resources.own.deleteConfirm')}
      cancelLabel={t('resources.own.keep')}
      loading={fetching}
      onConfirm={confirm}
      onCancel={onEnd}
    >
      {t('resources.own.deleteHint')}
      <FailureNotice failure={failure} />
    </ConfirmDialog>
  );
}
