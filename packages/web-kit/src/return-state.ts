import type { HostLocation } from './host.ts';

/** The state in `?state=` that an address opens again: an action and its works (SPEC §2). */
export type ReturnState =
  /** `cart`: the quote is of the cart. Without works: of the whole cart. */
  | { action: 'open-bill'; storeIds: readonly string[]; cart?: boolean }
  | { action: 'open-sponsor-bill'; storeIds: readonly [string]; price?: number }
  | { action: 'open-top-up'; storeIds?: readonly []; amountCoins?: number }
  | { action: 'open-country' | 'open-language' | 'open-plans'; storeIds?: readonly [] };

/** The popup that a state opens, and its input. */
export interface AddressedPopup {
  name: string;
  input: Record<string, unknown>;
  /** Whether it needs a signed-in person. */
  personal: boolean;
}

type Rest = Record<string, unknown>;
interface Action {
  popup: string;
  personal: boolean;
  input(storeIds: string[], rest: Rest): Record<string, unknown>;
  /** Returns the part of a popup's input that the address contains; the inverse of `input`. */
  carries?(input: Rest): { storeIds?: readonly string[] } & Rest;
}

/** Popups that have an address. The popup itself validates its input, by its published schema. */
const ACTIONS: Readonly<Record<ReturnState['action'], Action>> = {
  'open-bill': {
    popup: 'store.bill',
    personal: true,
    input: (storeIds, { cart }) => ({ ...(storeIds.length > 0 && { storeIds }), cart }),
    carries: ({ storeIds, cart }) => ({ storeIds: storeIds as string[] | undefined, cart }),
  },
  'open-sponsor-bill': {
    popup: 'store.sponsor-bill',
    personal: true,
    input: ([storeId], { price }) => ({ storeId, price }),
    carries: ({ storeId, price }) => ({ storeIds: [String(storeId)], price }),
  },
  'open-top-up': {
    popup: 'store.top-up',
    personal: true,
    input: (_none, { amountCoins }) => ({ amountCoins }),
    carries: ({ amountCoins }) => ({ amountCoins }),
  },
  'open-plans': { popup: 'store.plans', personal: false, input: () => ({}) },
  'open-country': { popup: 'shell.country', personal: true, input: () => ({}) },
  'open-language': { popup: 'shell.language', personal: false, input: () => ({}) },
};

const PARAMETER = 'state';
const UUID_BYTES = 16;
/** Maximum length of a state; longer ones are ignored. */
const LONGEST = 4096;

const toUrl = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const fromUrl = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

function packIds(ids: readonly string[]): string {
  const bytes = ids.flatMap((id) => id.replaceAll('-', '').match(/../g) ?? []).map((hex) => Number.parseInt(hex, 16));
  return toUrl(btoa(String.fromCharCode(...bytes)));
}

function unpackIds(text: string): string[] {
  const hex = [...fromUrl(text)].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  if (hex.length % (UUID_BYTES * 2) !== 0) throw new Error('half an id');
  return (hex.match(/.{32}/g) ?? []).map((id) => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
}

/** Writes a state for the `state` parameter: what to do, a dot, and the ids, packed so that a whole cart fits an address. */
export function writeReturnState({ storeIds = [], ...what }: ReturnState): string {
  const bytes = new TextEncoder().encode(JSON.stringify(what));
  const head = toUrl(btoa(String.fromCharCode(...bytes)));
  return storeIds.length > 0 ? `${head}.${packIds(storeIds)}` : head;
}

/** Returns the state by which an address opens a popup with this input again; null for a popup that has no address. */
export function returnStateOf(name: string, input: unknown): ReturnState | null {
  const found = Object.entries(ACTIONS).find(([, { popup }]) => popup === name);
  if (!found) return null;
  const [action, { carries }] = found;
  return { action, storeIds: [], ...carries?.((input ?? {}) as Rest) } as ReturnState;
}

/** Returns the popup that an address opens; null for an invalid state, because anybody can write an address. */
export function readReturnState(search: string): AddressedPopup | null {
  const text = new URLSearchParams(search).get(PARAMETER);
  if (!text || text.length > LONGEST) return null;
  try {
    const [head = '', ids = ''] = text.split('.');
    const bytes = Uint8Array.from(fromUrl(head), (letter) => letter.charCodeAt(0));
    const { action, ...rest } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as Rest;
    if (typeof action !== 'string' || !Object.hasOwn(ACTIONS, action)) return null;
    const { popup, personal, input } = ACTIONS[action as ReturnState['action']];
    const given = Object.entries(input(unpackIds(ids), rest)).filter(([, value]) => value !== undefined);
    return { name: popup, input: Object.fromEntries(given), personal };
  } catch {
    return null;
  }
}

/** Returns an address with or without a state, and with the rest of its query (`uid`, UTM fields). Without language prefix. */
export function addressWith({ pathname, search, hash }: HostLocation, state: ReturnState | null): string {
  const query = new URLSearchParams(search);
  if (state) query.set(PARAMETER, writeReturnState(state));
  else query.delete(PARAMETER);
  const rest = query.toString();
  return `${pathname}${rest ? `?${rest}` : ''}${hash}`;
}
