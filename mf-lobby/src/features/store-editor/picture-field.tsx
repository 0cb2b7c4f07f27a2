import type { StoreInfoDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { IMAGE_TARGETS } from '@meowtale/contracts/inputs/catalog/upload';
import { FileDrop } from '@meowtale/ui';
import { formatBytes, useHost } from '@meowtale/web-kit';
import { PICTURE_SOURCE_MAX_BYTES } from '@meowtale/web-kit/shrink-image';
import { useTranslation } from 'react-i18next';
import { useUpload } from '../../app/use-upload.ts';
import { useEditor } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';
import { fieldId, useFieldFault } from './use-field-fault.ts';
import { useRequired } from './use-required.ts';

/** File types of a listing's pictures (SPEC §5). */
export const PICTURE_TYPES = ['.jpg', '.jpeg', '.png'] as const;
const SHAPES = { cover: 'wide', cover1to1: 'square', cover240x320: 'cover' } as const;

interface PictureFieldProps {
  target: 'cover' | 'cover1to1' | 'cover240x320';
  entry: StoreInfoDraft;
  path: string;
}

/** Renders one picture of a language: uploaded when chosen; the service crops it. */
export function PictureField({ target, entry, path }: PictureFieldProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const upload = useUpload();
  const uuid = entry[target];
  const file = useEditor((state) => (uuid ? state.files[uuid] : undefined));
  const { editEntry, keepFile } = useEditor((state) => state);
  const disabled = !useEditor(isEditable);
  const fault = useFieldFault(`${path}.${target}`);
  const required = useRequired(entry, target);
  const { maxBytes, width, height } = IMAGE_TARGETS[target];

  async function take(chosen: File) {
    const kept = await upload.send(chosen, { scope: 'store', target });
    if (!kept) return;
    keepFile(kept);
    editEntry(entry.language, { [target]: kept.uuid });
  }
  return (
    <FileDrop
      id={fieldId(`${path}.${target}`)}
      label={t(`information.${target}`)}
      required={required}
      description={t('upload.picture', { types: PICTURE_TYPES.join(', '), width, height, size: formatBytes(maxBytes, locale) })}
      accept={PICTURE_TYPES}
      maxBytes={PICTURE_SOURCE_MAX_BYTES}
      previewShape={SHAPES[target]}
      value={uuid ? { name: file?.basename ?? t('upload.picked'), ...(file && { previewUrl: file.url }) } : null}
      progress={upload.progress}
      error={upload.error ?? fault}
      disabled={disabled}
      onFile={take}
      onRefuse={(chosen, why) => upload.refuse(chosen, why, { accept: PICTURE_TYPES, maxBytes: PICTURE_SOURCE_MAX_BYTES })}
      onRemove={() => editEntry(entry.language, { [target]: null })}
      labels={{
        choose: t('upload.choose'),
        drop: t('upload.drop'),
        remove: t('upload.removeNamed', { what: t(`information.${target}`) }),
        progress: t('upload.progress'),
      }}
    />
  );
}
