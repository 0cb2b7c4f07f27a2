import { findBlocked } from '@meowtale/contracts/inputs/drama/blocked-words';
import { boundaryBefore } from '@meowtale/contracts/text/characters';
import { Link } from '@meowtale/web-kit';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../drama-editor/editor-context.tsx';
import { type DramaField, fieldKey, type Pieces } from '../drama-editor/pieces.ts';
import { type Tab, tabPath } from '../drama-editor/tab-path.ts';
import { MarkedText } from '../marked-text/marked-text.tsx';
import { settingIn } from '../story-edits/part-edits.ts';
import { blockedPart } from './blocked-part.ts';
import classes from './generation.module.css';
import { namesIn } from './unit-words.ts';

/** Characters of context around a blocked word. */
const AROUND = 60;
/** A corrected one leaves its place to the next. */
const LISTED_MAX = 20;

interface BlockedFieldsProps {
  words: readonly string[];
  /** `drama.<field>` or `parts.<id>.<path within it>`; others are shown beside this list. */
  paths: readonly string[];
  onLeave?: (() => void) | undefined;
}

interface Row {
  path: string;
  name: string;
  to: string;
  text: string;
}

/** Renders the places of blocked words in the Settings tab and in the story: each with the text around it, and a link to the place. */
export function BlockedFields({ words, paths, onLeave }: BlockedFieldsProps) {
  const rows = useRows(words, paths);
  if (rows.length === 0) return null;
  return (
    <ul className={classes.blocked}>
      {rows.map(({ path, name, to, text }) => (
        <li key={path}>
          <Link className="mt-anchor" to={to} onClick={onLeave} dir="auto">
            {name}
          </Link>
          {': '}
          <Excerpt text={text} words={words} />
        </li>
      ))}
    </ul>
  );
}

function useRows(blocked: readonly string[], paths: readonly string[]): Row[] {
  const { t } = useTranslation();
  const draft = useDeferredValue(useEditor((state) => state.draft));
  const uuid = useEditor((state) => state.saved.uuid);
  const addressOf = (tab: Tab, at: string | null) => `${tabPath(uuid, tab)}${at === null ? '' : `?at=${encodeURIComponent(at)}`}`;
  const names = namesIn(draft, [], t);
  const rows = [...new Set(paths)].flatMap((path): Row[] => {
    if (path.startsWith('drama.')) {
      const field = path.slice(6);
      const name = t(field === 'logline' ? 'setting.logline' : `drama.${field}`);
      return [{ path, name, to: addressOf('setting', null), text: fieldText(draft, field) }];
    }
    const found = blockedPart(draft, path);
    if (!found || findBlocked(found.text, blocked).length === 0) return [];
    const { tab, at, text } = found;
    const name = names.get(at ?? '') ?? (found.name || t(found.called));
    return [{ path, name, to: addressOf(tab, at), text }];
  });
  return rows.slice(0, LISTED_MAX);
}

const fieldText = (draft: Pieces, field: string): string =>
  field === 'logline' ? settingIn(draft).logline : String(draft[fieldKey(field as DramaField)] ?? '');

function Excerpt({ text, words }: { text: string; words: readonly string[] }) {
  const first = findBlocked(text, words)[0];
  const from = boundaryBefore(text, Math.max(0, (first?.from ?? 0) - AROUND));
  const to = boundaryBefore(text, (first?.to ?? 0) + AROUND);
  const around = text.slice(from, to);
  return (
    <q>
      {from > 0 ? '…' : ''}
      <MarkedText text={around} marks={findBlocked(around, words)} />
      {to < text.length ? '…' : ''}
    </q>
  );
}
