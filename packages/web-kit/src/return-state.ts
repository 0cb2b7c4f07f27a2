import type { HostLocation } from './host.ts';

/** What an address opens again, as `?state=` carries it: an action, and the works that it is about (SPEC §2). */
export type ReturnState =
  /** `cart`: paid through the cart, as what is in it was put there. Without works: the whole cart. */
  | { action: 'open-bill'; storeIds: readonly string[]; cart?: boolean }
  | { action: 'open-sponsor-bill'; storeIds: readonly [string]; price?: number }
  | { action: 'open-top-up'; storeIds?: readonly []; amountCoins?: number }
  | { action: 'open-country' | 'open-language' | 'open-plans'; storeIds?: readonly [] };

/** The popup that a state opens, and what it is given. */
export interface AddressedPopup {
  name: string;
  input: Record<string, unknown>;
  /** Somebody must be signed in for it. */
  personal: boolean;
}

type Rest = Record<string, unknown>;
interface Action {
  popup: string;
  personal: boolean;
  input(storeIds: string[], rest: Rest): Record<string, unknown>;
  /** What of a popup's input the address carries: the way back from `input`. */
  carries?(input: Rest): { storeIds?: readonly string[] } & Rest;
}

/** Every popup that has an address. What is passed on is the popup's own to check, by the schema that it published. */
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
/** Nobody's address is longer; what is isn't worth reading. */
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
  const words = new TextEncoder().encode(JSON.stringify(what));
  const head = toUrl(btoa(String.fromCharCode(...words)));
  return storeIds.length > 0 ? `${head}.${packIds(storeIds)}` : head;
}

/** Returns the state by which an address opens a popup with this input again; null for a popup that has no address. */
export function returnStateOf(name: string, input: unknown): ReturnState | null {
  const found = Object.entries(ACTIONS).find(([, { popup }]) => popup === name);
  if (!found) return null;
  const [action, { carries }] = found;
  return { action, storeIds: [], ...carries?.((input ?? {}) as Rest) } as ReturnState;
}

/** Which popup an address asks for. What isn't ours is null, for an address is anybody's to write. */
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

/** An address with a state, or without any; all else that its query says (`uid`, UTM fields) stays. Without language prefix. */
export function addressWith({ pathname, search, hash }: HostLocation, state: ReturnState | null): string {
  const query = new URLSearchParams(search);
  if (state) query.set(PARAMETER, writeReturnState(state));
  else query.delete(PARAMETER);
  const rest = query.toString();
  return `${pathname}${rest ? `?${rest}` : ''}${hash}`;
}
