import {
  Button,
  IconBook2,
  IconButton,
  IconCopy,
  IconDots,
  IconDownload,
  IconEdit,
  IconExternalLink,
  IconLink,
  IconRestore,
  IconTrash,
  IconUpload,
  Menu,
  Spinner,
  VisuallyHidden,
} from '@meowtale/ui';
import { Link, paths } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { nameOf } from './app-table.tsx';
import type { App } from './documents.ts';

interface AppActionsProps {
  app: App;
  trash: boolean;
  onUpload(): void;
  onEdit(): void;
  copying: boolean;
  onCopy(): void;
  onEditor(): void;
  onShare(): void;
  onBuilds(): void;
  onTrash(): void;
  onRestore(): void;
  onDelete(): void;
}

/** Renders the actions of one app; the less frequent ones are in a menu, so that the name has space. */
export function AppActions({
  app,
  trash,
  onUpload,
  onEdit,
  copying,
  onCopy,
  onEditor,
  onShare,
  onBuilds,
  onTrash,
  onRestore,
  onDelete,
}: AppActionsProps) {
  const { t } = useTranslation();
  const name = nameOf(app, t('apps.unknown'));
  // The drama that the app is made from, while it has no version.
  const unmadeOf = app.version === 0 ? app.drama_uuid : null;
  if (trash) {
    return (
      <>
        <Button
          size="small"
          leftIcon={<IconRestore size={16} aria-hidden="true" />}
          aria-label={t('apps.restoreNamed', { name })}
          onClick={onRestore}
        >
          {t('apps.restore')}
        </Button>
        <IconButton
          size="small"
          label={t('apps.deleteNamed', { name })}
          icon={<IconTrash size={18} aria-hidden="true" />}
          onClick={onDelete}
        />
      </>
    );
  }
  return (
    <>
      {unmadeOf !== null ? (
        <Button
          size="small"
          variant="soft"
          component={Link}
          to={paths.makeApp(unmadeOf, app.uuid)}
          leftIcon={<IconBook2 size={16} aria-hidden="true" />}
          aria-label={t('apps.firstVersionNamed', { name })}
        >
          {t('apps.firstVersion')}
        </Button>
      ) : (
        <Button
          size="small"
          variant={app.state === 'ready' ? 'secondary' : 'soft'}
          leftIcon={<IconUpload size={16} aria-hidden="true" />}
          aria-label={t('apps.uploadNamed', { name })}
          onClick={onUpload}
        >
          {t('apps.upload')}
        </Button>
      )}
      {app.previewUrl ? (
        <IconButton
          size="small"
          component="a"
          href={app.previewUrl}
          target="_blank"
          rel="noopener"
          label={t('apps.previewNamed', { name })}
          icon={<IconExternalLink size={18} aria-hidden="true" />}
        />
      ) : null}
      <IconButton size="small" label={t('apps.editNamed', { name })} icon={<IconEdit size={18} aria-hidden="true" />} onClick={onEdit} />
      {copying ? <VisuallyHidden role="status">{t('apps.copyingNamed', { name })}</VisuallyHidden> : null}
      <Menu
        position="bottom-end"
        trigger={
          <IconButton
            size="small"
            label={t('apps.more', { name })}
            tooltip={false}
            icon={copying ? <Spinner /> : <IconDots size={18} aria-hidden="true" />}
          />
        }
        items={[
          ...(unmadeOf !== null
            ? [{ key: 'upload', label: t('apps.upload'), icon: <IconUpload size={18} aria-hidden="true" />, onSelect: onUpload }]
            : []),
          {
            key: 'editor',
            label: t(app.kind === 'upload' ? 'apps.preview' : 'apps.openEditor'),
            icon: <IconExternalLink size={18} aria-hidden="true" />,
            onSelect: onEditor,
          },
          { key: 'share', label: t('apps.share'), icon: <IconLink size={18} aria-hidden="true" />, onSelect: onShare },
          { key: 'builds', label: t('apps.builds'), icon: <IconDownload size={18} aria-hidden="true" />, onSelect: onBuilds },
          { key: 'copy', label: t('apps.copy'), icon: <IconCopy size={18} aria-hidden="true" />, disabled: copying, onSelect: onCopy },
          { kind: 'divider', key: 'away' },
          { key: 'trash', label: t('trashApp.confirm'), icon: <IconTrash size={18} aria-hidden="true" />, onSelect: onTrash },
        ]}
      />
    </>
  );
}
