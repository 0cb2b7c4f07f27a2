import { IMAGE_TARGETS } from '@meowtale/contracts/inputs/catalog/upload';
import { FileDrop, type FileRefusal } from '@meowtale/ui';
import { uploadFile, useErrorSentence, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileRef } from './documents.ts';

const IMAGES = ['image/jpeg', 'image/png'];

interface PictureFieldProps {
  label: string;
  target: 'siteBackground' | 'siteAvatar';
  value: FileRef | null;
  onChange(picture: FileRef | null): void;
}

/** Renders the upload of a picture of one size: checked here, cropped by the service. */
export function PictureField({ label, target, value, onChange }: PictureFieldProps) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const host = useHost();
  const [progress, setProgress] = useState<number | null | undefined>(undefined);
  const [fault, setFault] = useState<string | null>(null);
  const { width, height, maxBytes } = IMAGE_TARGETS[target];

  async function take(file: File) {
    setFault(null);
    setProgress(0);
    const answer = await uploadFile(host, { file, scope: 'website', target, onProgress: setProgress });
    setProgress(undefined);
    if ('file' in answer) onChange(answer.file);
    else setFault(sentence(answer.error));
  }

  function refuse(_file: File, refusal: FileRefusal) {
    setFault(t(`picture.refused.${refusal}`, { kilobytes: maxBytes / 1024 }));
  }

  return (
    <FileDrop
      label={label}
      description={t('picture.size', { width, height })}
      accept={IMAGES}
      maxBytes={maxBytes}
      value={value ? { name: value.basename, previewUrl: value.url } : null}
      previewShape={target === 'siteAvatar' ? 'square' : 'wide'}
      progress={progress}
      error={fault ?? undefined}
      onFile={(file) => void take(file)}
      onRefuse={refuse}
      onRemove={() => onChange(null)}
      labels={{ choose: t('picture.choose'), drop: t('picture.drop'), remove: t('picture.remove'), progress: t('picture.progress') }}
    />
  );
}
