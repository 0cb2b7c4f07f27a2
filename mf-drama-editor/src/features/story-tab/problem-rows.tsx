import type { Problem } from '@meowtale/story/check';
import type { Story } from '@meowtale/story/model';
import { Badge, Button, Group, Stack, Text } from '@meowtale/ui';
import { Link } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useEditor, useEditorStore } from '../drama-editor/editor-context.tsx';
import { usePieceWords } from '../drama-editor/piece-words.ts';
import { TAB_OF_PART, tabPath } from '../drama-editor/tab-path.ts';
import { mendKey, problemWords } from './problem-words.ts';
import classes from './problems.module.css';
import { partsOf } from './problems-by-part.ts';

/** Number of a problem's further places that are shown. */
const PLACES_SHOWN = 8;
const TONES = { error: 'danger', warning: 'gold', note: 'neutral' } as const;

export interface ProblemRowsProps {
  story: Story;
  problems: readonly Problem[];
  onPick(id: string): void;
}

/** Renders problems and their fixes, which are applied by a click and can be undone. */
export function ProblemRows({ story, problems, onPick }: ProblemRowsProps) {
  return (
    <ul className={classes.list}>
      {keyed(problems).map(({ key, problem }) => (
        <li key={key}>
          <ProblemRow story={story} problem={problem} onPick={onPick} />
        </li>
      ))}
    </ul>
  );
}

/** Returns problems with keys; lines with the same id may have the same problem. */
function keyed(problems: readonly Problem[]): { key: string; problem: Problem }[] {
  const counts = new Map<string, number>();
  return problems.map((problem) => {
    const { kind, at, params } = problem;
    const key = JSON.stringify([kind, at, params]);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return { key: `${key}${count}`, problem };
  });
}

/** Renders a problem: where it is, its text, and its fixes, each of which is one edit. */
function ProblemRow({ story, problem, onPick }: { story: Story; problem: Problem; onPick(id: string): void }) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const pieceWords = usePieceWords();
  const [part = '', ...others] = partsOf(problem);
  const also = others.filter((id) => story.paragraphs.has(id)).slice(0, PLACES_SHOWN);
  const placeOf = (id: string) => {
    const piece = store.getState().draft[id];
    return typeof piece === 'object' ? pieceWords.name(piece) : '';
  };
  const jumpTo = (id: string) => (
    <Button key={id} size="small" variant="ghost" onClick={() => onPick(id)}>
      {placeOf(id)}
    </Button>
  );
  return (
    <Stack gap={8} className={classes.problem}>
      <Group gap={8}>
        <Badge tone={TONES[problem.severity]}>{t(`problem.severity.${problem.severity}`)}</Badge>
        {story.paragraphs.has(part) ? jumpTo(part) : <PartLink id={part} name={placeOf(part)} />}
        {also.map(jumpTo)}
      </Group>
      <Text size="small">{t(`problem.${problem.kind}`, problemWords(problem.params, story, t))}</Text>
      {problem.mends.length > 0 ? (
        <Group gap={8}>
          {problem.mends.map((mend) => (
            <Button key={JSON.stringify([mend.key, mend.params])} size="small" onClick={() => store.getState().change(mend.change)}>
              {t(mendKey(mend), problemWords(mend.params, story, t))}
            </Button>
          ))}
        </Group>
      ) : null}
    </Stack>
  );
}

/** Renders a part's name, as a link to its tab unless it is edited in this one. */
function PartLink({ id, name }: { id: string; name: string }) {
  const uuid = useEditor((state) => state.saved.uuid);
  const kind = useEditor(({ draft: { [id]: piece } }) => (typeof piece === 'object' ? piece.kind : null));
  if (kind === null || TAB_OF_PART[kind] === 'drama')
    return (
      <Text as="span" size="small" tone="muted" dir="auto">
        {name}
      </Text>
    );
  return (
    <Link className="mt-anchor" to={`${tabPath(uuid, TAB_OF_PART[kind])}?at=${encodeURIComponent(id)}`} dir="auto">
      {name}
    </Link>
  );
}
