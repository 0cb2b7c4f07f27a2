import { LOCALE_NATIVE_NAMES, type Locale } from '@meowtale/contracts';
import { exportStory, STORY_FORMATS, type StoryFormat } from '@meowtale/story/formats';
import { Button, Modal, Notice, RadioGroup, Select, Stack } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LossList } from '../app-editor/loss-list.tsx';
import { useEditor, useStory } from '../drama-editor/editor-context.tsx';
import { askMadeWith } from '../generation/made-with.ts';
import { SAYING_MADE_WITH } from './export-documents.ts';
import { saveFile } from './save-file.ts';

/** Renders the export of the story for other programs; what a format doesn't support is shown before. */
export function ExportDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { urql } = useHost();
  const story = useStory();
  const uuid = useEditor((state) => state.saved.uuid);
  const [saving, setSaving] = useState<'asking' | 'failed' | null>(null);
  const [format, setFormat] = useState<StoryFormat>('json');
  const [picked, pick] = useState<Locale | null>(null);
  const language = picked ?? story.setting.language;
  const exported = useMemo(() => exportStory(story, format, { language }), [story, format, language]);
  async function save() {
    setSaving('asking');
    const disclosure = SAYING_MADE_WITH.includes(format) ? await askMadeWith(urql, uuid) : [];
    if (!Array.isArray(disclosure)) return setSaving('failed');
    const { text } = exportStory(story, format, { language, madeWith: disclosure });
    saveFile(new Blob([text], { type: exported.mime }), exported.fileName);
    onClose();
  }
  return (
    <Modal
      open
      title={t('transfer.export')}
      closeLabel={t('transfer.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('transfer.cancel')}
          </Button>
          <Button variant="primary" loading={saving === 'asking'} onClick={save}>
            {t('transfer.save', { name: exported.fileName })}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <RadioGroup
          label={t('transfer.format')}
          options={STORY_FORMATS.map((each) => ({ value: each, label: t(`transfer.formats.${each}`) }))}
          value={format}
          onChange={(next) => setFormat(next as StoryFormat)}
        />
        {format !== 'json' && story.setting.languages.length > 1 ? (
          <Select
            label={t('transfer.language')}
            options={story.setting.languages.map((each) => ({ value: each, label: LOCALE_NATIVE_NAMES[each] }))}
            value={language}
            onChange={(next) => next && pick(next as Locale)}
          />
        ) : null}
        {exported.losses.length > 0 ? (
          <LossList losses={exported.losses} title={t('transfer.losing')} />
        ) : (
          <Notice tone="success">{t('transfer.nothingLost')}</Notice>
        )}
        {saving === 'failed' ? (
          <Notice tone="danger" live title={t('generation.disclosure.title')}>
            {t('generation.disclosure.failed')}
          </Notice>
        ) : null}
      </Stack>
    </Modal>
  );
}
