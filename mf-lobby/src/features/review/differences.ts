import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';

/** A field that differs between two versions, by its path as in comments; a version without it has `undefined`. */
export interface Difference {
  path: string;
  before: unknown;
  after: unknown;
}

type Fields = Map<string, unknown>;

function fieldsOf({ store_submit_info, store_submit_game_pack, store_submit_price }: StoreSubmitDraft): Fields {
  const fields: Fields = new Map();
  const add = (part: string, values: object) => {
    for (const [field, value] of Object.entries(values)) fields.set(`${part}.${field}`, value);
  };
  const { list, ...info } = store_submit_info;
  const { auth_type: _platform, ...price } = store_submit_price;
  add('store_submit_info', info);
  for (const { language, ...words } of list) add(`store_submit_info.list.${language}`, words);
  add('store_submit_game_pack', store_submit_game_pack);
  add('store_submit_price', price);
  return fields;
}

/** Empty values of any kind are equal. */
const isNothing = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const same = (one: unknown, other: unknown) => (isNothing(one) && isNothing(other)) || JSON.stringify(one) === JSON.stringify(other);

/** Returns the changed fields between two versions, in the order of the page; removed languages come last. */
export function differences(before: StoreSubmitDraft, after: StoreSubmitDraft): Difference[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((difference) => !same(difference.before, difference.after));
}

/** Splits a text at word boundaries into the common beginning, the changed middle, and the common end. */
export function changedMiddle(text: string, other: string): [same: string, changed: string, same: string] {
  const [mine, theirs] = [text.split(/(?<=\s)/u), other.split(/(?<=\s)/u)];
  const most = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < most && mine[start] === theirs[start]) start += 1;
  let end = 0;
  while (end < most - start && mine.at(-1 - end) === theirs.at(-1 - end)) end += 1;
  const till = mine.length - end;
  return [mine.slice(0, start).join(''), mine.slice(start, till).join(''), mine.slice(till).join('')];
}
