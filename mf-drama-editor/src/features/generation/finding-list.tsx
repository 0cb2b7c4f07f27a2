import type { FindingKind } from '@meowtale/story/check';
import { Button, Group, Stack, Text } from '@meowtale/ui';
import { Link, useHost, usePerson } from '@meowtale/web-kit';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../drama-editor/editor-context.tsx';
import { tabPath } from '../drama-editor/tab-path.ts';
import classes from './generation.module.css';
import { readChosen, storeChosen } from './meant.ts';
import { namesIn } from './unit-words.ts';

interface Quoted {
  /** The paragraph, the character or other part that contains it. */
  part: string;
  quote: string;
}

/** Two contradicting passages, found by our rules (`kind`) or by a model, whose sentence is shown. */
export interface ShownFinding {
  kind: FindingKind | null;
  sentence: string;
  first: Quoted;
  second: Quoted;
  /** Ids of the paragraphs on the path where it occurs. */
  path: readonly string[];
}

const keyOf = ({ sentence, first, second }: ShownFinding) => JSON.stringify([sentence, first, second]);

/** Renders contradictions with both passages; intended ones can be dismissed. */
export function FindingList({ findings, onLeave }: { findings: readonly ShownFinding[]; onLeave?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { meant, turn } = useMeant();
  const placeOf = usePlaces();
  const open = findings.filter((finding) => !meant.has(keyOf(finding)));
  const aside = findings.filter((finding) => meant.has(keyOf(finding)));
  return (
    <Stack gap={12}>
      {open.length === 0 ? (
        <Text size="small" tone="muted">
          {t('finding.none')}
        </Text>
      ) : null}
      <ul className={classes.list} aria-label={t('finding.list')}>
        {open.map((finding) => (
          <li key={keyOf(finding)} className={classes.row}>
            <FindingRow finding={finding} placeOf={placeOf} onMeant={() => turn(keyOf(finding))} onLeave={onLeave} />
          </li>
        ))}
      </ul>
      {aside.length > 0 ? (
        <details>
          <summary className={classes.summary}>{t('finding.meantCount', { count: aside.length })}</summary>
          <ul className={classes.list}>
            {aside.map((finding) => (
              <li key={keyOf(finding)}>
                <Group justify="between" gap={8}>
                  <Text as="span" size="small">
                    {finding.sentence}
                  </Text>
                  <Button size="small" variant="ghost" onClick={() => turn(keyOf(finding))}>
                    {t('finding.unmeant')}
                  </Button>
                </Group>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Stack>
  );
}

type PlaceOf = (id: string) => { name: string; to: string };

/** Returns the function that gives a part's name and its editor's address, a moment after typing. */
function usePlaces(): PlaceOf {
  const { t } = useTranslation();
  const draft = useDeferredValue(useEditor((state) => state.draft));
  const uuid = useEditor((state) => state.saved.uuid);
  const names = useMemo(() => namesIn(draft, [], t), [draft, t]);
  return (id) => {
    const part = draft[id];
    const tab = typeof part === 'object' && part.kind === 'paragraph' ? 'dialog' : 'character';
    const name = names.get(id) ?? (typeof part === 'object' && part.kind === 'fact' ? part.text : '');
    return { name: name || t('dialogue.untitled'), to: `${tabPath(uuid, tab)}?at=${encodeURIComponent(id)}` };
  };
}

interface FindingRowProps {
  finding: ShownFinding;
  placeOf: PlaceOf;
  onMeant(): void;
  onLeave: (() => void) | undefined;
}

function FindingRow({ finding: { sentence, first, second, path }, placeOf, onMeant, onLeave }: FindingRowProps) {
  const { t } = useTranslation();
  const link = (id: string) => {
    const { name, to } = placeOf(id);
    return (
      <Link className="mt-anchor" to={to} onClick={onLeave} dir="auto">
        {name}
      </Link>
    );
  };
  return (
    <Stack gap={8}>
      <Text weight="medium">{sentence}</Text>
      <Passage label={t('finding.first')} link={link(first.part)} quote={first.quote} />
      <Passage label={t('finding.second')} link={link(second.part)} quote={second.quote} />
      {path.length > 1 ? (
        <>
          <Text size="small" tone="muted">
            {t('finding.path')}
          </Text>
          <ol className={classes.path}>
            {path.map((id) => (
              <li key={id}>{link(id)}</li>
            ))}
          </ol>
        </>
      ) : null}
      <Group justify="end">
        <Button size="small" onClick={onMeant}>
          {t('finding.meant')}
        </Button>
      </Group>
    </Stack>
  );
}

function Passage({ label, link, quote }: { label: string; link: ReactNode; quote: string }) {
  return (
    <figure className={classes.flat}>
      <Text as="figcaption" size="small" tone="muted">
        {label} {link}
      </Text>
      {quote === '' ? null : <blockquote className={classes.quote}>{quote}</blockquote>}
    </figure>
  );
}

function useMeant() {
  const { t } = useTranslation();
  const { notify } = useHost();
  const person = usePerson()?.uuid ?? '';
  const drama = useEditor((state) => state.saved.uuid);
  const [meant, setMeant] = useState(() => readChosen(person, drama));
  function toggle(key: string): void {
    const next = new Set(meant.has(key) ? [...meant].filter((each) => each !== key) : [...meant, key]);
    setMeant(next);
    if (!storeChosen(person, drama, next)) notify(t('appEditor.keptNowhere'), 'danger');
  }
  return { meant, turn: toggle };
}
