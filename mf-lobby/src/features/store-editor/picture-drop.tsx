import { IMAGE_TARGETS } from '@meowtale/contracts/inputs/catalog/upload';
import { FileDrop } from '@meowtale/ui';
import { formatBytes, useHost } from '@meowtale/web-kit';
import { PICTURE_SOURCE_MAX_BYTES } from '@meowtale/web-kit/shrink-image';
import { useTranslation } from 'react-i18next';
import { useUpload } from '../../app/use-upload.ts';
import type { FileRef } from './submit-data.ts';

/** File types of a listing's pictures (SPEC §5). */
export const PICTURE_TYPES = ['.jpg', '.jpeg', '.png'] as const;
const SHAPES = { cover: 'wide', cover1to1: 'square', cover240x320: 'cover' } as const;

interface PictureDropProps {
  id: string;
  target: keyof typeof SHAPES;
  required: boolean;
  uuid: string | null;
  /** The picture's file, if it is known. */
  file: FileRef | undefined;
  fault: string | undefined;
  disabled?: boolean;
  onKept(file: FileRef): void;
  onRemove(): void;
}

/** Renders the field of one of a listing's pictures: uploaded when chosen; the service crops it. */
export function PictureDrop({ id, target, required, uuid, file, fault, disabled, onKept, onRemove }: PictureDropProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const upload = useUpload();
  const { maxBytes, width, height } = IMAGE_TARGETS[target];

  async function take(chosen: File) {
    const uploaded = await upload.send(chosen, { scope: 'store', target });
    if (uploaded) onKept(uploaded);
  }
  return (
    <FileDrop
      id={id}
      label={t(`information.${target}`)}
      required={required}
      description={t('upload.picture', { types: PICTURE_TYPES.join(', '), width, height, size: formatBytes(maxBytes, locale) })}
      accept={PICTURE_TYPES}
      maxBytes={PICTURE_SOURCE_MAX_BYTES}
      previewShape={SHAPES[target]}
      value={uuid ? { name: file?.basename ?? t('upload.picked'), ...(file && { previewUrl: file.url }) } : null}
      progress={upload.progress}
      error={upload.error ?? fault}
      disabled={disabled ?? false}
      onFile={take}
      onRefuse={(chosen, why) => upload.refuse(chosen, why, { accept: PICTURE_TYPES, maxBytes: PICTURE_SOURCE_MAX_BYTES })}
      onRemove={onRemove}
      labels={{
        choose: t('upload.choose'),
        drop: t('upload.drop'),
        remove: t('upload.removeNamed', { what: t(`information.${target}`) }),
        progress: t('upload.progress'),
      }}
    />
  );
}
