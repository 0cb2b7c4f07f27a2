import type { FieldError } from '@meowtale/contracts';
import { type DiscountRules, discountFault } from '@meowtale/contracts/discounts';
import { missingOf } from '@meowtale/contracts/inputs/catalog/completeness';
import type { PackApp } from '@meowtale/contracts/inputs/catalog/game-pack';
import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';

export type EditorTab = 'information' | 'application' | 'price';

/** One line of the list of what a listing needs. */
export interface Requirement {
  /** Key of its text, below `checklist`. */
  key: 'default_lang' | 'serial_status' | 'category' | 'platforms' | 'languages' | 'entry' | 'pack' | 'price' | 'discount';
  /** The language of its texts, if any. */
  language?: string;
  tab: EditorTab;
  missing: FieldError[];
}

const DISCOUNT = 'store_submit_price.activity';

/**
 * Returns the error of a discount that could begin when its days were chosen and no longer may (SPEC §9), which the service would reject.
 */
function staleDiscount({ store_submit_price: { activity } }: StoreSubmitDraft, rules: DiscountRules): FieldError[] {
  const fault = activity && discountFault(activity, rules);
  return fault ? [{ ...fault, path: DISCOUNT }] : [];
}

/** Returns what a draft lacks before it can be submitted now: the service's own rules, and an outdated discount. */
export function missingNow(draft: StoreSubmitDraft, storeUuid: string, apps: readonly PackApp[], rules: DiscountRules): FieldError[] {
  return [...missingOf(draft, storeUuid, apps), ...staleDiscount(draft, rules)];
}

const INFO_FIELDS = ['default_lang', 'serial_status', 'category', 'platforms'] as const;
const under = (path: string) => (fault: FieldError) => fault.path === path || fault.path.startsWith(`${path}.`);

/** Returns the whole list, done and missing: every error is in exactly one line. */
export function requirementsOf(draft: StoreSubmitDraft, missing: readonly FieldError[]): Requirement[] {
  const at = 'store_submit_info';
  const list = `${at}.list`;
  const infoLines = INFO_FIELDS.map((key) => ({ key, tab: 'information' as const, missing: missing.filter(under(`${at}.${key}`)) }));
  const entries = draft.store_submit_info.list.map(({ language }, index) => ({
    key: 'entry' as const,
    language,
    tab: 'information' as const,
    missing: missing.filter(under(`${list}.${index}`)),
  }));
  const listed = new Set([...infoLines, ...entries].flatMap((line) => line.missing));
  const languages = missing.filter((fault) => under(at)(fault) && !listed.has(fault));
  const discount = missing.filter(under(DISCOUNT));
  return [
    ...infoLines,
    { key: 'languages', tab: 'information', missing: languages },
    ...entries,
    { key: 'pack', tab: 'application', missing: missing.filter(under('store_submit_game_pack')) },
    { key: 'price', tab: 'price', missing: missing.filter((fault) => under('store_submit_price')(fault) && !discount.includes(fault)) },
    // A discount is optional, so it has a line only while it has an error.
    ...(discount.length > 0 ? [{ key: 'discount' as const, tab: 'price' as const, missing: discount }] : []),
  ];
}
