import type { StoryWords } from '@meowtale/contracts/inputs/drama/story-words';
import { isSourceChanged, sourceMark } from '@meowtale/story/model';
import { Button, Text } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import classes from './dialogue.module.css';
import type { ShownLanguage } from './use-shown-language.ts';

interface SourceChangedProps {
  item: { words: StoryWords; marks: StoryWords };
  shown: Pick<ShownLanguage, 'source' | 'language'>;
  onHolds(marks: StoryWords): void;
}

/** Renders the mark of a translation whose original has changed, with a button that confirms it. */
export function SourceChanged({ item, shown: { source, language }, onHolds }: SourceChangedProps) {
  const { t } = useTranslation();
  if (language === source || !isSourceChanged(item, source, language)) return null;
  return (
    <div className={classes.changed}>
      <Text as="span" size="small" tone="gold">
        {t('dialogue.sourceChanged')}
      </Text>
      <Button size="small" variant="ghost" onClick={() => onHolds({ ...item.marks, [language]: sourceMark(item.words[source] ?? '') })}>
        {t('dialogue.stillHolds')}
      </Button>
    </div>
  );
}
