import { Button, EmptyState } from '@meowtale/ui';
import { Link } from '@meowtale/web-kit';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorColumns } from '../columns/editor-columns.tsx';
import { PlayColumn } from '../columns/play-column.tsx';
import { useAt } from '../columns/use-at.ts';
import { useEditor } from '../drama-editor/editor-context.tsx';
import { partIn } from '../drama-editor/editor-state.ts';
import { tabPath } from '../drama-editor/tab-path.ts';
import { OutlineRail } from '../outline/outline-rail.tsx';
import { outlineIn } from '../story-edits/outline-edits.ts';
import { ParagraphEditor } from './paragraph-editor.tsx';
import { useShownLanguage } from './use-shown-language.ts';

/** Renders the dialogue by paragraph: lines, choices, and their translations. */
export function DialogueTab() {
  const [picked, pick] = useAt();
  const first = useEditor(
    (state) =>
      outlineIn(state.draft)
        .acts.flatMap(({ sequences }) => sequences)
        .flatMap(({ paragraphs }) => paragraphs)[0],
  );
  const known = useEditor((state) => (picked !== null && partIn(state, 'paragraph', picked) ? picked : null));
  const at = known ?? first ?? null;
  const onPick = useCallback((id: string) => pick(id), [pick]);
  const shown = useShownLanguage();
  return (
    <EditorColumns rail={<OutlineRail still at={at} onPick={onPick} />} pane={<PlayColumn at={at} language={shown.language} />}>
      {at === null ? <NoParagraph /> : <ParagraphEditor key={at} id={at} shown={shown} />}
    </EditorColumns>
  );
}

function NoParagraph() {
  const { t } = useTranslation();
  const uuid = useEditor((state) => state.saved.uuid);
  return (
    <EmptyState
      kind="stage"
      level={2}
      title={t('dialogue.none')}
      actions={
        <Button component={Link} to={tabPath(uuid, 'drama')}>
          {t('dialogue.toStory')}
        </Button>
      }
    >
      {t('dialogue.noneHint')}
    </EmptyState>
  );
}
