import { LOCALE_NATIVE_NAMES, type Locale } from '@meowtale/contracts';
import { STORY_MAX, type StoryLine } from '@meowtale/contracts/inputs/drama/story-words';
import { Badge, cx, IconButton, IconChevronDown } from '@meowtale/ui';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemoveButton } from '../columns/row-buttons.tsx';
import { useEditorStore } from '../drama-editor/editor-context.tsx';
import { BlockedTextarea } from '../generation/blocked-textarea.tsx';
import { DraftButton } from '../generation/draft-button.tsx';
import { removeLine, setLine, writeLine } from '../story-edits/paragraph-edits.ts';
import classes from './dialogue.module.css';
import { LineDetails } from './line-details.tsx';
import { SourceChanged } from './source-changed.tsx';
import { SpeakerSelect } from './speaker-select.tsx';
import type { ShownLanguage } from './use-shown-language.ts';

interface LineRowProps {
  paragraph: string;
  line: StoryLine;
  index: number;
  total: number;
  handle: ReactNode;
  shown: ShownLanguage;
}

/** Renders a line: its speaker, its text, and the translation beside it. */
export const LineRow = memo(function LineRow({ paragraph, line, index, handle, shown }: LineRowProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const store = useEditorStore();
  const { source, language } = shown;
  const number = index + 1;
  const special = line.when !== null || line.effects.length > 0 || line.picture !== null || line.direction !== '' || line.knows.length > 0;
  return (
    <div className={classes.line} data-open={open || undefined}>
      <div className={classes.lineRow}>
        {handle}
        <SpeakerSelect
          label={t('dialogue.speaker', { number })}
          value={line.speaker}
          onChange={(speaker) => store.getState().change(setLine(store.getState().draft, paragraph, line.id, { speaker }))}
        />
        <div className={classes.words}>
          <LineWords paragraph={paragraph} line={line} language={source} source={source} label={t('dialogue.line', { number })} />
          {language === source ? null : (
            <div>
              <LineWords
                paragraph={paragraph}
                line={line}
                language={language}
                source={source}
                label={t('dialogue.lineIn', { number, language: LOCALE_NATIVE_NAMES[language] })}
              />
              <SourceChanged
                item={line}
                shown={shown}
                onHolds={(marks) => store.getState().change(setLine(store.getState().draft, paragraph, line.id, { marks }))}
              />
            </div>
          )}
        </div>
        {line.origin && !line.origin.edited ? (
          <span className={classes.draft}>
            <Badge tone="plum">{t('dialogue.draft')}</Badge>
          </span>
        ) : null}
        <DraftButton bare use="line" source={[line.id]}>
          {t('generation.lineAgain', { number })}
        </DraftButton>
        <IconButton
          size="small"
          label={t('dialogue.more', { number })}
          aria-expanded={open}
          className={cx(special && classes.special)}
          icon={<IconChevronDown size={16} aria-hidden="true" />}
          onClick={() => setOpen(!open)}
        />
        <RemoveButton
          kind="line"
          label={t('dialogue.remove', { number })}
          onRemove={() => store.getState().change(removeLine(store.getState().draft, paragraph, line.id))}
        />
      </div>
      {open ? <LineDetails paragraph={paragraph} line={line} number={number} /> : null}
    </div>
  );
});

interface LineWordsProps {
  paragraph: string;
  line: StoryLine;
  language: Locale;
  source: Locale;
  label: string;
}

function LineWords({ paragraph, line, language, source, label }: LineWordsProps) {
  const store = useEditorStore();
  return (
    <BlockedTextarea
      label={label}
      hideLabel
      rows={1}
      className={classes.area}
      lang={language}
      maxLength={STORY_MAX.text}
      data-line={language === source ? line.id : undefined}
      value={line.words[language] ?? ''}
      onChange={(event) =>
        store
          .getState()
          .change(
            writeLine(store.getState().draft, paragraph, line.id, event.currentTarget.value, { language, source }),
            `${line.id} ${language}`,
          )
      }
    />
  );
}
