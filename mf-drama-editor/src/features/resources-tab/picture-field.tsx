import type { StoryResource } from '@meowtale/contracts/inputs/drama/story';
import { Button, FileDrop, Group, IconFolder, IconX, Notice, Stack, Text } from '@meowtale/ui';
import { formatBytes, useHost } from '@meowtale/web-kit';
import { PICTURE_SOURCE_MAX_BYTES } from '@meowtale/web-kit/shrink-image';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor, useEditorStore } from '../drama-editor/editor-context.tsx';
import { settingIn } from '../story-edits/part-edits.ts';
import { clearImage, type KeptPicture, setImage } from '../story-edits/resource-edits.ts';
import { OwnPictures } from './own-pictures.tsx';
import { ResourcePicture } from './resource-picture.tsx';
import classes from './resources.module.css';
import { PICTURE_TYPES, useSendPicture } from './use-send-picture.ts';

/** Renders the shown file: dropped or chosen here, or one of the person's pictures. */
export function PictureField({ resource }: { resource: StoryResource }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const store = useEditorStore();
  const upload = useSendPicture(resource.folder);
  const [picking, setPicking] = useState(false);
  const [missing, setMissing] = useState<string | null>(null);
  const { id, image, width, height } = resource;
  const source = useEditor((state) => settingIn(state.draft).language);
  const show = (picture: KeptPicture) => store.getState().change(setImage(store.getState().draft, id, picture));
  const pick = useRef<HTMLButtonElement>(null);
  function takeAway() {
    store.getState().change(clearImage(store.getState().draft, id));
    // The remove button disappears with the picture; the button for the next is beside it.
    pick.current?.focus();
  }
  return (
    <Stack gap={16} as="section" aria-label={t('resources.picture')}>
      <figure className={classes.figure}>
        <ResourcePicture
          resource={resource}
          alt={resource.alt?.[source] || resource.name || t('dialogue.unnamedPicture')}
          sizes="640px"
          className={classes.preview}
          onGone={() => setMissing(image)}
        />
        <figcaption>
          <Text as="span" size="small" tone="muted" tabular>
            {image === null ? t('resources.noPicture') : width > 0 ? t('resources.size', { width, height }) : null}
          </Text>
        </figcaption>
      </figure>
      {image !== null && image === missing ? <Notice tone="warning">{t('resources.gone')}</Notice> : null}
      <FileDrop
        label={t(image === null ? 'resources.upload' : 'resources.replace')}
        description={t('resources.uploadHint', { types: PICTURE_TYPES.join(', '), size: formatBytes(PICTURE_SOURCE_MAX_BYTES, locale) })}
        accept={PICTURE_TYPES}
        maxBytes={PICTURE_SOURCE_MAX_BYTES}
        value={null}
        progress={upload.progress}
        error={upload.error}
        onFile={(file) => upload.send(file, show)}
        onRefuse={(file, why) => upload.refuse(file, why, PICTURE_SOURCE_MAX_BYTES)}
        labels={{
          choose: t('resources.choose'),
          drop: t('resources.drop'),
          remove: t('resources.takeAway'),
          progress: t('resources.uploading'),
        }}
      />
      <Group gap={8}>
        {upload.retry ? (
          <Button size="small" onClick={upload.retry}>
            {t('resources.again')}
          </Button>
        ) : null}
        <Button ref={pick} size="small" leftIcon={<IconFolder size={16} aria-hidden="true" />} onClick={() => setPicking(true)}>
          {t('resources.pick')}
        </Button>
        {image === null ? null : (
          <Button size="small" variant="ghost" leftIcon={<IconX size={16} aria-hidden="true" />} onClick={takeAway}>
            {t('resources.takeAway')}
          </Button>
        )}
      </Group>
      {picking ? (
        <OwnPictures
          onClose={() => setPicking(false)}
          onPick={(picture) => {
            show(picture);
            setPicking(false);
          }}
        />
      ) : null}
    </Stack>
  );
}
