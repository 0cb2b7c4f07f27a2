import type { StoryPartKind } from '@meowtale/contracts/inputs/drama/story';
import { Notice } from '@meowtale/ui';
import { Link } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { useEditor } from '../drama-editor/editor-context.tsx';
import { faultOf } from '../drama-editor/editor-state.ts';
import { usePieceWords } from '../drama-editor/piece-words.ts';
import { type Tab, tabPath } from '../drama-editor/tab-path.ts';
import classes from './generation.module.css';
import { endOfSaving } from './when-saved.ts';

const TAB_OF: Readonly<Record<StoryPartKind, Tab>> = {
  ...{ outline: 'drama', paragraph: 'dialog', resource: 'resource' },
  ...{ character: 'character', entry: 'character', fact: 'character' },
  ...{ setting: 'setting', variable: 'setting' },
};
/** Number of errors named; correcting them shows the next. */
const NAMED_MAX = 5;

/** Renders why the input isn't saved, where waiting doesn't help; invalid input has links. */
export function UnsavedNotice({ onLeave }: { onLeave(): void }) {
  const { t } = useTranslation();
  const end = useEditor(endOfSaving);
  if (end === null || end === 'saved') return null;
  return (
    <Notice tone={end === 'faulty' ? 'danger' : 'warning'} live>
      <p className={classes.flat}>{t(`generation.failure.${end}`)}</p>
      {end === 'faulty' ? <Faulty onLeave={onLeave} /> : null}
    </Notice>
  );
}

function Faulty({ onLeave }: { onLeave(): void }) {
  const { t } = useTranslation();
  const pieceWords = usePieceWords();
  const uuid = useEditor((state) => state.saved.uuid);
  const draft = useEditor((state) => state.draft);
  const keys = useEditor(useShallow((state) => [...state.touched].filter((key) => faultOf(state, key) !== null).slice(0, NAMED_MAX)));
  const places = keys.map((key) => {
    const piece = draft[key];
    if (typeof piece !== 'object') return { key, name: t(`drama.${key.slice(1)}`), to: tabPath(uuid, 'setting') };
    return { key, name: pieceWords.name(piece), to: `${tabPath(uuid, TAB_OF[piece.kind])}?at=${encodeURIComponent(key)}` };
  });
  return (
    <ul>
      {places.map(({ key, name, to }) => (
        <li key={key}>
          <Link className="mt-anchor" to={to} onClick={onLeave} dir="auto">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
