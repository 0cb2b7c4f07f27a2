import { FoldedText } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';

/** Renders a person's text in a column of a table; of a long one its beginning, and a button for the rest. */
export function FoldedWords({ text }: { text: string }) {
  const { t } = useTranslation();
  return <FoldedText inColumn text={text} moreLabel={t('folded.more')} lessLabel={t('folded.less')} />;
}
