import { findBlocked } from '@meowtale/contracts/inputs/drama/blocked-words';
import { ContentFiltered } from '../providers/content-filter.ts';
import type { DramaRead } from './read-drama.ts';

/** Maximum of reported places. */
const PLACES_MAX = 100;
/** Fields of a drama that people write, beside its parts. */
const FIELDS = ['title', 'brief', 'prompt', 'default_prompt_prefix', 'default_prompt_suffix'] as const;
const LOGLINE = 'parts.setting.logline';

function* textsOf(value: unknown, path: string): Generator<{ path: string; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object' && value !== null)
    for (const [key, below] of Object.entries(value)) yield* textsOf(below, `${path}.${key}`);
}

/**
 * Returns a filter error with the places of its blocked texts: `prompt`, `drama.<field>` or `parts.<id>.<path within it>`. A text that
 * was sent in part is found by its beginning.
 */
export function placed(error: ContentFiltered, drama: DramaRead, instruction: string): ContentFiltered {
  const { words } = error.data;
  const isBlocked = (text: string) => text !== '' && error.texts.some((blocked) => text === blocked || text.trim().startsWith(blocked));
  const texts = [
    { path: 'prompt', text: instruction },
    ...FIELDS.map((field) => ({ path: `drama.${field}`, text: drama[field] })),
    ...drama.parts.flatMap((part) => [...textsOf(part, `parts.${part.id}`)]),
  ];
  const fields = texts
    .filter(({ text }) => isBlocked(text))
    .flatMap(({ path, text }) =>
      findBlocked(text, words).map(({ from, to }) => ({ path: path === LOGLINE ? 'drama.logline' : path, from, to })),
    );
  return new ContentFiltered({ words, fields: fields.slice(0, PLACES_MAX) }, error.texts);
}
