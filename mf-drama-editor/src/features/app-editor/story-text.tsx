import type { Story } from '@meowtale/story/model';
import { Button, Text } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import classes from './app-editor.module.css';

interface StoryTextProps {
  story: Story;
  /** The selected paragraph. */
  at: string | null;
  onAt(paragraph: string): void;
}

/** Renders a story's text, paragraph by paragraph, in its original language. */
export function StoryText({ story, at, onAt }: StoryTextProps) {
  const { t } = useTranslation();
  const { language } = story.setting;
  const nameOf = (id: string | null) => (id === null ? '' : (story.characters.get(id)?.name ?? ''));
  return (
    <ol className={classes.paragraphs} aria-label={t('appEditor.story.paragraphs')}>
      {story.order.map((id, index) => {
        const paragraph = story.paragraphs.get(id);
        if (!paragraph) return null;
        return (
          <li key={id} className={classes.paragraph} aria-current={id === at || undefined}>
            <Button dir="auto" variant="ghost" size="small" aria-pressed={id === at} onClick={() => onAt(id)}>
              {paragraph.title || t('appEditor.story.paragraph', { number: index + 1 })}
            </Button>
            <div lang={language}>
              {paragraph.lines.map((line) => (
                <p key={line.id} className={classes.line}>
                  {nameOf(line.speaker) ? (
                    <strong>
                      <bdi>{nameOf(line.speaker)}</bdi>{' '}
                    </strong>
                  ) : null}
                  {line.words[language]}
                </p>
              ))}
              {paragraph.choices.map((choice) => (
                <Text key={choice.id} size="small" tone="muted">
                  {`→ ${choice.words[language] ?? ''}`}
                </Text>
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
