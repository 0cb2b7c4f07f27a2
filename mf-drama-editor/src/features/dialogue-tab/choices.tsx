import { LOCALE_NATIVE_NAMES, type Locale } from '@meowtale/contracts';
import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX, type StoryChoice } from '@meowtale/contracts/inputs/drama/story-words';
import {
  Button,
  cx,
  Group,
  IconArrowDown,
  IconArrowUp,
  IconButton,
  IconChevronDown,
  IconPlus,
  Stack,
  Switch,
  Text,
  TextInput,
  Title,
} from '@meowtale/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 as uuidv7 } from 'uuid';
import { byMover } from '../columns/focus-moved.ts';
import { withNewFocused } from '../columns/focus-new.ts';
import { RemoveButton } from '../columns/row-buttons.tsx';
import { useEditorStore, usePart, useStory } from '../drama-editor/editor-context.tsx';
import { BlockedTextarea } from '../generation/blocked-textarea.tsx';
import { DraftButton } from '../generation/draft-button.tsx';
import { VersionsButton } from '../generation/versions-button.tsx';
import { ConditionEditor, PlaceSelect } from '../logic/condition-editor.tsx';
import { EffectsEditor } from '../logic/effects-editor.tsx';
import { addChoice, moveChoice, removeChoice, setChoice, setParagraph, writeChoice } from '../story-edits/paragraph-edits.ts';
import { writeEnding } from '../story-edits/word-edits.ts';
import classes from './dialogue.module.css';
import { SourceChanged } from './source-changed.tsx';
import type { ShownLanguage } from './use-shown-language.ts';

/** Renders where a paragraph leads: choices, another paragraph, or an ending. */
export function Choices({ id, shown }: { id: string; shown: ShownLanguage }) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const paragraph = usePart('paragraph', id);
  if (!paragraph) return null;
  const { choices } = paragraph;
  const add = () => {
    const choice = uuidv7();
    withNewFocused(`[data-choice="${choice}"]`, () => store.getState().change(addChoice(store.getState().draft, id, { id: choice })));
  };
  return (
    <Stack gap={12} as="section" aria-labelledby="choices">
      <Title level={3} size={17} id="choices">
        {t('choice.title')}
      </Title>
      {choices.length === 0 ? (
        <Text size="small" tone="muted">
          {t('choice.none')}
        </Text>
      ) : null}
      {choices.map((choice, index) => (
        <ChoiceRow key={choice.id} paragraph={id} choice={choice} index={index} total={choices.length} shown={shown} />
      ))}
      <Button
        size="small"
        className={classes.start}
        data-add="choice"
        disabled={choices.length >= STORY_MAX.choices}
        leftIcon={<IconPlus size={16} aria-hidden="true" />}
        onClick={add}
      >
        {t('choice.add')}
      </Button>
      <GoesOn paragraph={paragraph} shown={shown} />
    </Stack>
  );
}

interface ChoiceRowProps {
  paragraph: string;
  choice: StoryChoice;
  index: number;
  total: number;
  shown: ShownLanguage;
}

function ChoiceRow({ paragraph, choice, index, total, shown }: ChoiceRowProps) {
  const { t } = useTranslation();
  const story = useStory();
  const [open, setOpen] = useState(false);
  const store = useEditorStore();
  const { source, language } = shown;
  const number = index + 1;
  const special = choice.when !== null || choice.effects.length > 0;
  const set = (change: Partial<StoryChoice>) => store.getState().change(setChoice(store.getState().draft, paragraph, choice.id, change));
  const move = (mover: HTMLButtonElement, to: number) =>
    byMover(mover, () => store.getState().change(moveChoice(store.getState().draft, paragraph, index, to)));
  return (
    <div className={classes.line} data-open={open || undefined}>
      <div className={classes.lineRow}>
        <div className={classes.words}>
          {[...new Set([source, language])].map((each) => (
            <BlockedTextarea
              key={each}
              label={each === source ? t('choice.text', { number }) : `${t('choice.text', { number })}, ${LOCALE_NATIVE_NAMES[each]}`}
              hideLabel
              rows={1}
              lang={each}
              className={classes.area}
              maxLength={STORY_MAX.choice}
              placeholder={t('choice.example')}
              data-choice={each === source ? choice.id : undefined}
              value={choice.words[each] ?? ''}
              onChange={(event) =>
                store
                  .getState()
                  .change(
                    writeChoice(store.getState().draft, paragraph, choice.id, event.currentTarget.value, { language: each, source }),
                    `${choice.id} ${each}`,
                  )
              }
            />
          ))}
          <SourceChanged item={choice} shown={shown} onHolds={(marks) => set({ marks })} />
        </div>
        <div className={classes.target}>
          <PlaceSelect
            story={story}
            label={t('choice.to', { number })}
            none={t('choice.next')}
            value={choice.to}
            onChange={(to) => set({ to })}
          />
        </div>
        <IconButton
          size="small"
          label={t('choice.up', { number })}
          disabled={index === 0}
          icon={<IconArrowUp size={16} aria-hidden="true" />}
          data-mover
          onClick={({ currentTarget }) => move(currentTarget, index - 1)}
        />
        <IconButton
          size="small"
          label={t('choice.down', { number })}
          disabled={index === total - 1}
          icon={<IconArrowDown size={16} aria-hidden="true" />}
          data-mover
          onClick={({ currentTarget }) => move(currentTarget, index + 1)}
        />
        <IconButton
          size="small"
          label={t('choice.more', { number })}
          aria-expanded={open}
          className={cx(special && classes.special)}
          icon={<IconChevronDown size={16} aria-hidden="true" />}
          onClick={() => setOpen(!open)}
        />
        <RemoveButton
          kind="choice"
          label={t('choice.remove', { number })}
          onRemove={() => store.getState().change(removeChoice(store.getState().draft, paragraph, choice.id))}
        />
      </div>
      {open ? (
        <Stack gap={16} className={classes.details}>
          <ConditionEditor story={story} value={choice.when} onChange={(when) => set({ when })} />
          <EffectsEditor story={story} value={choice.effects} onChange={(effects) => set({ effects })} />
          <Group gap={8}>
            <DraftButton use="line" source={[choice.id]}>
              {t('generation.choiceAgain', { number })}
            </DraftButton>
            <VersionsButton node={choice.id} label={t('version.ofChoice', { number })} />
          </Group>
        </Stack>
      ) : null}
    </div>
  );
}

/** Renders what happens when no choice is offered. */
function GoesOn({ paragraph, shown }: { paragraph: StoryParagraph; shown: ShownLanguage }) {
  const { t } = useTranslation();
  const story = useStory();
  const store = useEditorStore();
  const set = (change: Partial<StoryParagraph>) => store.getState().change(setParagraph(store.getState().draft, paragraph.id, change));
  const { source, language } = shown;
  const { ending } = paragraph;
  const write = (each: Locale, text: string) =>
    store
      .getState()
      .change(writeEnding(store.getState().draft, paragraph.id, text, { language: each, source }), `${paragraph.id} ending ${each}`);
  return (
    <Stack gap={12}>
      <Switch label={t('choice.ends')} checked={ending !== null} onChange={(ends) => set({ ending: ends ? {} : null })} />
      {ending === null ? (
        <div className={classes.goesOn}>
          <Text as="span" size="small" tone="muted">
            {t('choice.goesOn')}
          </Text>
          <PlaceSelect
            story={story}
            label={t('choice.goesOn')}
            none={t('choice.next')}
            value={paragraph.to}
            onChange={(to) => set({ to })}
          />
        </div>
      ) : (
        [...new Set([source, language])].map((each) => (
          <TextInput
            key={each}
            label={each === source ? t('choice.ending') : `${t('choice.ending')}, ${LOCALE_NATIVE_NAMES[each]}`}
            description={t('choice.endingHint')}
            lang={each}
            maxLength={STORY_MAX.title}
            value={ending[each] ?? ''}
            onChange={(event) => write(each, event.currentTarget.value)}
          />
        ))
      )}
      {ending ? (
        <SourceChanged
          item={{ words: ending, marks: paragraph.ending_marks ?? {} }}
          shown={shown}
          onHolds={(ending_marks) => set({ ending_marks })}
        />
      ) : null}
    </Stack>
  );
}
