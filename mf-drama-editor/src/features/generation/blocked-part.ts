import type { Pieces } from '../drama-editor/pieces.ts';
import { TAB_OF_PART, type Tab } from '../drama-editor/tab-path.ts';

export interface PartText {
  tab: Tab;
  /** The selection in that tab; null where the tab has only one thing. */
  at: string | null;
  name: string;
  /** Locale key of its label without a name. */
  called: string;
  text: string;
}

const within = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined), value);

/** Returns the current text at `parts.<id>.<path within it>`, and where it is edited; null when it is missing. */
export function blockedPart(draft: Pieces, path: string): PartText | null {
  const [root, id = '', ...keys] = path.split('.');
  const part = draft[id];
  const text = within(part, keys);
  if (root !== 'parts' || typeof part !== 'object' || typeof text !== 'string') return null;
  const of = { tab: TAB_OF_PART[part.kind], text };
  if (part.kind === 'setting' || part.kind === 'variable') return { ...of, at: null, name: '', called: 'tab.setting' };
  if (part.kind === 'fact') return { ...of, at: null, name: '', called: 'fact.title' };
  if (part.kind === 'resource') return { ...of, at: id, name: part.name, called: 'dialogue.unnamedPicture' };
  const titled = part.kind === 'outline' ? (within(part, keys.slice(0, -1)) as { id?: string; title?: string }) : part;
  const name = 'name' in titled ? titled.name : titled.title;
  return { ...of, at: titled.id ?? null, name: name ?? '', called: 'dialogue.untitled' };
}
