import { IMAGE_TARGETS, imageEndings } from '@meowtale/contracts/inputs/catalog/upload';
import { FileDrop } from '@meowtale/ui';
import { formatBytes, useHost } from '@meowtale/web-kit';
import { PICTURE_SOURCE_MAX_BYTES } from '@meowtale/web-kit/shrink-image';
import { useTranslation } from 'react-i18next';
import { useUpload } from '../../app/use-upload.ts';
import type { FileRef } from './documents.ts';

interface PictureInputProps {
  target: 'logo' | 'thumb';
  value: FileRef | null;
  onChange(picture: FileRef | null): void;
  /** Called with true during an upload: saving the form then would lose the picture. */
  onBusy(busy: boolean): void;
}

/** Renders a picture of an app: uploaded when chosen, the app's once the form is saved. */
export function PictureInput({ target, value, onChange, onBusy }: PictureInputProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const upload = useUpload();
  const { maxBytes, width, height } = IMAGE_TARGETS[target];
  const accept = imageEndings(target);

  async function take(file: File) {
    onBusy(true);
    const uploaded = await upload.send(file, { scope: 'app', target });
    onBusy(false);
    if (uploaded) onChange(uploaded);
  }
  return (
    <FileDrop
      label={t(`setApp.${target}`)}
      description={t('upload.picture', { types: accept.join(', '), width, height, size: formatBytes(maxBytes, locale) })}
      accept={accept}
      maxBytes={PICTURE_SOURCE_MAX_BYTES}
      previewShape={target === 'logo' ? 'square' : 'wide'}
      value={value ? { name: value.basename, previewUrl: value.url } : null}
      progress={upload.progress}
      error={upload.error}
      onFile={take}
      onRefuse={(file, why) => upload.refuse(file, why, { accept, maxBytes: PICTURE_SOURCE_MAX_BYTES })}
      onRemove={() => onChange(null)}
      labels={{
        choose: t('upload.choose'),
        drop: t('upload.drop'),
        remove: t('upload.removeNamed', { what: t(`setApp.${target}`) }),
        progress: t('upload.progress'),
      }}
    />
  );
}
