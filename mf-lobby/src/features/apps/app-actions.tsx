import {
  Button,
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
} from '@meowtale/ui';
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

/** What can be done with one app, where the eye already is. */
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
      <Button
        size="small"
        variant={app.state === 'ready' ? 'secondary' : 'soft'}
        leftIcon={<IconUpload size={16} aria-hidden="true" />}
        aria-label={t('apps.uploadNamed', { name })}
        onClick={onUpload}
      >
        {t('apps.upload')}
      </Button>
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
      <IconButton
        size="small"
        label={t(copying ? 'apps.copyingNamed' : 'apps.copyNamed', { name })}
        icon={copying ? <Spinner /> : <IconCopy size={18} aria-hidden="true" />}
        aria-disabled={copying}
        onClick={copying ? undefined : onCopy}
      />
      <IconButton size="small" label={t('apps.trashNamed', { name })} icon={<IconTrash size={18} aria-hidden="true" />} onClick={onTrash} />
      <Menu
        position="bottom-end"
        trigger={
          <IconButton size="small" label={t('apps.more', { name })} tooltip={false} icon={<IconDots size={18} aria-hidden="true" />} />
        }
        items={[
          { key: 'editor', label: t('apps.openEditor'), icon: <IconExternalLink size={18} aria-hidden="true" />, onSelect: onEditor },
          { key: 'share', label: t('apps.share'), icon: <IconLink size={18} aria-hidden="true" />, onSelect: onShare },
          { key: 'builds', label: t('apps.builds'), icon: <IconDownload size={18} aria-hidden="true" />, onSelect: onBuilds },
        ]}
      />
    </>
  );
}
