import type { FieldError } from '@meowtale/contracts';
import { type DiscountRules, discountFault } from '@meowtale/contracts/discounts';
import { missingOf } from '@meowtale/contracts/inputs/catalog/completeness';
import type { PackApp } from '@meowtale/contracts/inputs/catalog/game-pack';
import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';

export type EditorTab = 'information' | 'application' | 'price';

/** One line of the list of what a listing needs. */
export interface Requirement {
  /** What the line says, under `checklist`. */
  key: 'default_lang' | 'serial_status' | 'category' | 'platforms' | 'languages' | 'entry' | 'pack' | 'price' | 'discount';
  /** Of which language's words it speaks. */
  language?: string;
  tab: EditorTab;
  missing: FieldError[];
}

const DISCOUNT = 'store_submit_price.activity';

/** Time went on since its days were chosen: what could begin then may not any more (SPEC §9), and the service refuses it. */
function staleDiscount({ store_submit_price: { activity } }: StoreSubmitDraft, rules: DiscountRules): FieldError[] {
  const fault = activity && discountFault(activity, rules);
  return fault ? [{ ...fault, path: DISCOUNT }] : [];
}

/** What a draft lacks before it can be submitted as of now: what the service decides with, and a discount whose time went by. */
export function missingNow(draft: StoreSubmitDraft, storeUuid: string, apps: readonly PackApp[], rules: DiscountRules): FieldError[] {
  return [...missingOf(draft, storeUuid, apps), ...staleDiscount(draft, rules)];
}

const INFO_FIELDS = ['default_lang', 'serial_status', 'category', 'platforms'] as const;
const under = (path: string) => (fault: FieldError) => fault.path === path || fault.path.startsWith(`${path}.`);

/** The whole list, done and not done: every fault stands under exactly one line. */
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
  const told = new Set([...infoLines, ...entries].flatMap((line) => line.missing));
  const languages = missing.filter((fault) => under(at)(fault) && !told.has(fault));
  const discount = missing.filter(under(DISCOUNT));
  return [
    ...infoLines,
    { key: 'languages', tab: 'information', missing: languages },
    ...entries,
    { key: 'pack', tab: 'application', missing: missing.filter(under('store_submit_game_pack')) },
    { key: 'price', tab: 'price', missing: missing.filter((fault) => under('store_submit_price')(fault) && !discount.includes(fault)) },
    // There needn't be one, so it is a line only while something is wrong with it.
    ...(discount.length > 0 ? [{ key: 'discount' as const, tab: 'price' as const, missing: discount }] : []),
  ];
}
