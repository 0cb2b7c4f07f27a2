import { type Locale, STORE_CATEGORIES, type StoreCategory } from '@meowtale/contracts';

/** Category names in some of the interface's languages (SPEC §3). */
const CATEGORY_NAMES: Record<StoreCategory, Partial<Record<Locale, string>>> = {
  'normal-age': { 'en-US': 'All ages', 'zh-TW': '全年齡' },
  'boy-r18': { 'en-US': 'R18 · for men', 'zh-TW': '男性向 R18' },
  'boy-bl': { 'en-US': 'BL', 'zh-TW': 'BL' },
  'girl-r18': { 'en-US': 'R18 · for women', 'zh-TW': '女性向 R18' },
  'girl-gl': { 'en-US': 'GL', 'zh-TW': 'GL' },
};

export interface Classify {
  key: string;
  names: Partial<Record<Locale, string>>;
}

/** Returns the keys of a namespace with their names by language; none for an unknown namespace (SPEC §7 findClassify). */
export function findClassify(namespace: string): Classify[] {
  if (namespace !== 'store_category') return [];
  return STORE_CATEGORIES.map((key) => ({ key, names: CATEGORY_NAMES[key] }));
}
