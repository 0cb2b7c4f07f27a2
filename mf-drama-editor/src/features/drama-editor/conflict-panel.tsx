import { ConflictPanel as ConflictFrame } from '@meowtale/web-kit/editor';
import { useTranslation } from 'react-i18next';
import classes from './conflict-panel.module.css';
import { useEditor } from './editor-context.tsx';
import { usePieceWords } from './piece-words.ts';
import { fieldOf, type Piece } from './pieces.ts';

/** Renders a conflict, with both versions of what both sides changed. */
export function ConflictPanel() {
  const { t } = useTranslation();
  const draft = useEditor((state) => state.draft);
  const theirs = useEditor((state) => state.theirs);
  const keepMine = useEditor((state) => state.keepMine);
  const takeTheirs = useEditor((state) => state.takeTheirs);
  if (!theirs) return null;
  return (
    <ConflictFrame title={t('conflict.title')} hint={t('conflict.words')} onTheirs={takeTheirs} onMine={keepMine}>
      <table className={classes.versions}>
        <thead>
          <tr>
            <th scope="col">{t('conflict.field')}</th>
            <th scope="col">{t('conflict.mine')}</th>
            <th scope="col">{t('conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(theirs).map(([key, piece]) => (
            <Differences key={key} of={key} mine={draft[key] ?? null} theirs={piece} />
          ))}
        </tbody>
      </table>
    </ConflictFrame>
  );
}

/** Renders the differences of a piece, a row for each place in it. */
function Differences({ of, mine, theirs }: { of: string; mine: Piece | null; theirs: Piece | null }) {
  const { t } = useTranslation();
  const pieceWords = usePieceWords();
  const field = fieldOf(of);
  const name = field ? t(`drama.${field}`) : pieceWords.name(mine ?? theirs);
  return pieceWords.differences(mine, theirs).map(({ place, ...told }) => (
    <tr key={place}>
      <th scope="row" dir="auto">
        {place ? `${name} · ${place}` : name}
      </th>
      <td>{told.mine || t('conflict.empty')}</td>
      <td>{told.theirs || t('conflict.empty')}</td>
    </tr>
  ));
}
