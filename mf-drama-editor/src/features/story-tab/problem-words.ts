import { LOCALE_NATIVE_NAMES, type Locale } from '@meowtale/contracts';
import { shortened } from '@meowtale/contracts/text/characters';
import type { Mend, Params } from '@meowtale/story/check';
import type { Story } from '@meowtale/story/model';
import type { TFunction } from 'i18next';
import { paragraphName } from '../columns/paragraph-name.ts';

/** Locale keys of variables' values and operations, as in the editor of conditions. */
const SAID: Readonly<Record<string, string>> = { true: 'logic.true', false: 'logic.false', add: 'logic.add' };

/** Returns the parameters of a problem's text: languages by their names, values by their labels, long texts shortened. */
export function problemWords(params: Params, story: Story, t: TFunction): Params {
  const worded = ([key, value]: [string, string | number]): [string, string | number] => {
    if (typeof value === 'number') return [key, value];
    if (key === 'language') return [key, LOCALE_NATIVE_NAMES[value as Locale] ?? value];
    // An id that is a problem itself.
    if (key === 'id') return [key, shortened(value, LONGEST)];
    // A paragraph without a title and text has no other name.
    if (story.paragraphs.has(value)) return [key, paragraphName(story, value, t)];
    const sayable = (key === 'value' || key === 'operation') && Object.hasOwn(SAID, value) ? SAID[value] : undefined;
    return [key, sayable === undefined ? shortened(value, LONGEST) : t(sayable)];
  };
  return Object.fromEntries(Object.entries(params).map(worded));
}

/** Returns the locale key of a fix: a story without sequences has none to name. */
export const mendKey = ({ key, params }: Pick<Mend, 'key' | 'params'>): string =>
  key === 'put-into-outline' && params.sequence === '' ? 'mend.put-into-order' : `mend.${key}`;

const LONGEST = 60;
