import { LOCALE_NATIVE_NAMES, type Locale } from '@meowtale/contracts';
import { shortened } from '@meowtale/contracts/text/characters';
import type { Mend, Params } from '@meowtale/story/check';
import type { Story } from '@meowtale/story/model';
import type { TFunction } from 'i18next';
import { paragraphName } from '../desk/paragraph-name.ts';

/** Values of variables, and what is done to them, as the editor of conditions says them. */
const SAID: Readonly<Record<string, string>> = { true: 'logic.true', false: 'logic.false', add: 'logic.add' };

/** What a sentence about a problem is filled with: languages by their names, values by their words, texts no longer than a glance. */
export function problemWords(params: Params, story: Story, t: TFunction): Params {
  const worded = ([key, value]: [string, string | number]): [string, string | number] => {
    if (typeof value === 'number') return [key, value];
    if (key === 'language') return [key, LOCALE_NATIVE_NAMES[value as Locale] ?? value];
    // Nothing else names a paragraph without a title and words.
    if (story.paragraphs.has(value)) return [key, paragraphName(story, value, t)];
    const said = (key === 'value' || key === 'operation') && Object.hasOwn(SAID, value) ? SAID[value] : undefined;
    return [key, said === undefined ? shortened(value, LONGEST) : t(said)];
  };
  return Object.fromEntries(Object.entries(params).map(worded));
}

/** The sentence of a mend: a story without sequences has none to name. */
export const mendKey = ({ key, params }: Pick<Mend, 'key' | 'params'>): string =>
  key === 'put-into-outline' && params.sequence === '' ? 'mend.put-into-order' : `mend.${key}`;

const LONGEST = 60;
