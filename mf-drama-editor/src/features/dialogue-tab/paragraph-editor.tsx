import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import { Button, Group, IconPlus, Notice, Stack, Text, TextInput, Title, UserText } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { v7 as uuidv7 } from 'uuid';
import { withNewFocused } from '../columns/focus-new.ts';
import { paragraphName } from '../columns/paragraph-name.ts';
import { useEditor, useEditorStore, usePart, usePieceFault, useStory } from '../drama-editor/editor-context.tsx';
import { BlockedTextarea } from '../generation/blocked-textarea.tsx';
import { DraftButton } from '../generation/draft-button.tsx';
import { VersionsButton } from '../generation/versions-button.tsx';
import { addLine, setParagraph } from '../story-edits/paragraph-edits.ts';
import { Choices } from './choices.tsx';
import classes from './dialogue.module.css';
import { LanguageSelect } from './language-select.tsx';
import { Lines } from './lines.tsx';
import { ParagraphScene } from './paragraph-scene.tsx';
import type { ShownLanguage } from './use-shown-language.ts';

/** Renders one paragraph: its content, its lines, and where it leads. */
export function ParagraphEditor({ id, shown }: { id: string; shown: ShownLanguage }) {
  const { t } = useTranslation();
  const fault = usePieceFault(id);
  return (
    <Stack gap={24} className={classes.paragraph}>
      <Group justify="between" align="end">
        <Title level={2} size={22}>
          {t('dialogue.title')}
        </Title>
        <LanguageSelect shown={shown} />
      </Group>
      {fault ? <Notice tone="danger">{t('dialogue.fault', { why: t([fault, 'invalid.text']) })}</Notice> : null}
      <About id={id} />
      <Lines id={id} shown={shown} />
      <Group gap={8}>
        <AddLine id={id} />
        <DraftButton use="dialogues" source={[id]}>
          {t('generation.linesOf')}
        </DraftButton>
        <VersionsButton node={id} />
        {shown.language === shown.source ? null : (
          <DraftButton use="translation" source={[id]} language={shown.language}>
            {t('generation.translate')}
          </DraftButton>
        )}
      </Group>
      <Choices id={id} shown={shown} />
    </Stack>
  );
}

function About({ id }: { id: string }) {
  const { t } = useTranslation();
  const paragraph = usePart('paragraph', id);
  const story = useStory();
  const change = useEditor((state) => state.change);
  const store = useEditorStore();
  if (!paragraph) return null;
  const set = (field: 'title' | 'brief', value: string) =>
    change(setParagraph(store.getState().draft, id, { [field]: value }), `${id} ${field}`);
  return (
    <details className={classes.about}>
      <summary>
        <Text as="span" size="small" tone="muted">
          {t('dialogue.about')}
        </Text>{' '}
        <UserText as="strong">{paragraph.title || paragraphName(story, id, t)}</UserText>
      </summary>
      <Stack gap={16}>
        <TextInput
          label={t('dialogue.paragraphTitle')}
          maxLength={STORY_MAX.title}
          value={paragraph.title}
          onChange={(event) => set('title', event.currentTarget.value)}
        />
        <BlockedTextarea
          label={t('dialogue.brief')}
          description={t('dialogue.briefHint')}
          rows={3}
          maxLength={STORY_MAX.brief}
          value={paragraph.brief}
          onChange={(event) => set('brief', event.currentTarget.value)}
        />
        <ParagraphScene paragraph={paragraph} />
      </Stack>
    </details>
  );
}

function AddLine({ id }: { id: string }) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const add = () => {
    const line = uuidv7();
    withNewFocused(`[data-line="${line}"]`, () => store.getState().change(addLine(store.getState().draft, id, { given: { id: line } })));
  };
  const full = useEditor((state) => {
    const part = state.draft[id];
    return typeof part === 'object' && part.kind === 'paragraph' && part.lines.length >= STORY_MAX.lines;
  });
  return (
    <div>
      <Button size="small" data-add="line" disabled={full} leftIcon={<IconPlus size={16} aria-hidden="true" />} onClick={add}>
        {t('dialogue.addLine')}
      </Button>
      {full ? (
        <Text size="small" tone="muted">
          {t('dialogue.full', { max: STORY_MAX.lines })}
        </Text>
      ) : null}
    </div>
  );
}
