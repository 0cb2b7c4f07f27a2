import { SCREENSHOTS_MAX } from '@meowtale/contracts';
import { needsOf, type StoreInfoDraft, type StoreSubmitInfoDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { Button, Grid, IconArrowBackUp, Section, Stack, Text } from '@meowtale/ui';
import { formatLanguageAlone, useHost } from '@meowtale/web-kit';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureDrop } from '../store-editor/picture-drop.tsx';
import { ScreenshotDrop } from '../store-editor/screenshot-drop.tsx';
import type { FileRef, Files } from '../store-editor/submit-data.ts';
import { type Fault, useFaultWords } from './faults.ts';
import type { EntryChange } from './override-draft.ts';
import { ShownScreenshots } from './shown-screenshots.tsx';

interface PicturesProps {
  info: StoreSubmitInfoDraft;
  /** The page as it is released. */
  released: StoreSubmitInfoDraft;
  language: string;
  files: Files;
  faults: readonly Fault[];
  onEdit(language: string, change: EntryChange): void;
  onKeepFile(file: FileRef): void;
}

interface EntryProps extends Omit<PicturesProps, 'released' | 'onEdit'> {
  entry: StoreInfoDraft;
  released: StoreInfoDraft | undefined;
  onEdit(change: EntryChange): void;
}

const entryOf = ({ list }: StoreSubmitInfoDraft, language: string) => list.find((entry) => entry.language === language);

/** Renders a language's pictures: each can be removed or replaced, and restored until the page is published. */
export function Pictures({ released, onEdit, ...props }: PicturesProps) {
  const { info, language } = props;
  const entry = entryOf(info, language);
  if (!entry) return null;
  const change = (next: EntryChange) => onEdit(language, next);
  return <EntryPictures key={language} {...props} entry={entry} released={entryOf(released, language)} onEdit={change} />;
}

function EntryPictures(props: EntryProps) {
  const { entry, released, language, files, faults, onEdit, onKeepFile } = props;
  const { screenshots } = entry;
  const { t } = useTranslation();
  const { locale } = useHost();
  const fault = useFaultWords(faults, language);
  const chosen = useRef<Record<string, string | null | undefined>>({});
  const id = `override-screenshots-${language}`;
  return (
    <Section level={3} title={t('override.pictures', { language: formatLanguageAlone(language, locale) })}>
      <Stack gap={16}>
        <Text tone="muted">{t('override.picturesHint')}</Text>
        <CoverPicture {...props} target="cover" fault={fault('cover')} />
        <Grid kind="halves" gap={16}>
          <CoverPicture {...props} target="cover1to1" fault={fault('cover1to1')} />
          <CoverPicture {...props} target="cover240x320" fault={fault('cover240x320')} />
        </Grid>
        <ScreenshotDrop
          {...{ id, language, screenshots }}
          fault={fault('screenshots')}
          memory={{
            read: () => chosen.current,
            note: (file, became) => {
              chosen.current = { ...chosen.current, [file]: became };
            },
          }}
          onKept={(file) => {
            onKeepFile(file);
            onEdit(({ screenshots: before }) => ({ screenshots: [...before, file.uuid].slice(0, SCREENSHOTS_MAX) }));
          }}
        />
        <ShownScreenshots
          {...{ screenshots, files }}
          released={released?.screenshots ?? []}
          onChange={(next) => onEdit({ screenshots: next })}
          onGone={() => document.getElementById(id)?.focus()}
        />
      </Stack>
    </Section>
  );
}

interface CoverPictureProps extends EntryProps {
  target: 'cover' | 'cover1to1' | 'cover240x320';
  fault: string | undefined;
}

function CoverPicture({ target, fault, info, entry, released, files, onEdit, onKeepFile }: CoverPictureProps) {
  const { t } = useTranslation();
  const [uuid, live] = [entry[target], released?.[target] ?? null];
  const id = `override-${target}-${entry.language}`;
  return (
    <Stack gap={8} align="start">
      <PictureDrop
        {...{ id, target, uuid, fault }}
        required={needsOf(entry.language, info.default_lang).includes(target)}
        file={uuid ? files[uuid] : undefined}
        onKept={(file) => {
          onKeepFile(file);
          onEdit({ [target]: file.uuid });
        }}
        onRemove={() => onEdit({ [target]: null })}
      />
      {live && live !== uuid ? (
        <Button size="small" leftIcon={<IconArrowBackUp size={16} aria-hidden="true" />} onClick={() => onEdit({ [target]: live })}>
          {t('override.restore', { what: t(`information.${target}`) })}
        </Button>
      ) : null}
    </Stack>
  );
}
