import { IMAGE_TARGETS, imageEndings } from '@meowtale/contracts/inputs/catalog/upload';
import { FileDrop } from '@meowtale/ui';
import { formatBytes, useHost } from '@meowtale/web-kit';
import { PICTURE_SOURCE_MAX_BYTES } from '@meowtale/web-kit/shrink-image';
import { useTranslation } from 'react-i18next';
import type { Head } from './documents.ts';
import { useHeadUpload } from './use-head-upload.ts';

interface HeadInputProps {
  value: Head | null;
  error: string | undefined;
  onChange(head: Head | null): void;
  /** Called with true during an upload: saving the form then would lose the picture. */
  onBusy(busy: boolean): void;
}

/** Renders a person's picture: uploaded when chosen, theirs once the profile is saved. */
export function HeadInput({ value, error, onChange, onBusy }: HeadInputProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const upload = useHeadUpload();
  const { maxBytes, width, height } = IMAGE_TARGETS.avatar;
  const accept = imageEndings('avatar');

  async function take(file: File) {
    onBusy(true);
    const uploaded = await upload.send(file);
    onBusy(false);
    if (uploaded) onChange(uploaded);
  }
  return (
    <FileDrop
      label={t('profile.head')}
      description={t('upload.picture', { types: accept.join(', '), width, height, size: formatBytes(maxBytes, locale) })}
      accept={accept}
      maxBytes={PICTURE_SOURCE_MAX_BYTES}
      previewShape="square"
      value={value ? { name: value.basename, previewUrl: value.url } : null}
      progress={upload.progress}
      error={upload.error ?? error}
      onFile={take}
      onRefuse={(file, why) => upload.refuse(file, why, { accept, maxBytes: PICTURE_SOURCE_MAX_BYTES })}
      onRemove={() => onChange(null)}
      labels={{
        choose: t('upload.choose'),
        drop: t('upload.drop'),
        remove: t('upload.removeNamed', { what: t('profile.head') }),
        progress: t('upload.progress'),
      }}
    />
  );
}
