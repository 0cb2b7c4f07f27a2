import { createStore, type StoreApi } from 'zustand';
import type { PlannedPopup } from '../plan.ts';

export interface OpenPopup {
  id: number;
  name: string;
  slice: string;
  input: unknown;
  close(result?: unknown): void;
}

export interface PopupState {
  open: readonly OpenPopup[];
}

export interface PopupStore extends StoreApi<PopupState> {
  openPopup(name: string, input: unknown): Promise<unknown>;
}

export class PopupError extends Error {
  override name = 'PopupError';
}

/** Checks an input against the schema that the owning slice published. @throws PopupError naming what doesn't fit. */
export async function checkInput(name: string, schema: Record<string, unknown>, input: unknown): Promise<unknown> {
  const { fromJSONSchema, prettifyError } = await import('zod');
  const checked = fromJSONSchema(schema as Parameters<typeof fromJSONSchema>[0]).safeParse(input);
  if (!checked.success) throw new PopupError(`popup ${name} was given a wrong input:\n${prettifyError(checked.error)}`);
  return checked.data;
}

/** Creates the store of open popups, in stacking order. Any slice opens any by name (DESIGN §2). */
export function createPopupStore(popups: Readonly<Record<string, PlannedPopup>>): PopupStore {
  const store = createStore<PopupState>()(() => ({ open: [] }));
  let lastId = 0;
  async function openPopup(name: string, input: unknown): Promise<unknown> {
    const planned = popups[name];
    if (!planned) throw new PopupError(`no slice has a popup ${name}`);
    const checked = await checkInput(name, planned.input, input);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    lastId += 1;
    const id = lastId;
    const close = (result?: unknown) => {
      store.setState(({ open }) => ({ open: open.filter((popup) => popup.id !== id) }));
      resolve(result);
    };
    store.setState(({ open }) => ({ open: [...open, { id, name, slice: planned.slice, input: checked, close }] }));
    return promise;
  }
  return Object.assign(store, { openPopup });
}
