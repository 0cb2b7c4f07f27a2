import type { ReactNode } from 'react';
import type { NoticeTone } from './notice.tsx';

export interface ToastMessage {
  tone?: NoticeTone;
  title?: ReactNode;
  message: ReactNode;
  /** Duration; 6,000 ms by default, 0 until closed. Errors stay until closed. */
  durationMs?: number;
}

export interface Toast extends ToastMessage {
  id: number;
}

interface ToastStore {
  toasts: readonly Toast[];
  nextId: number;
  listeners: Set<() => void>;
}

/** On the global object: each slice has its own copy of this module, but there is one stack of toasts. */
const storeKey = Symbol.for('meowtale.ui.toasts');
const home = globalThis as { [storeKey]?: ToastStore };
home[storeKey] ??= { toasts: [], nextId: 1, listeners: new Set() };
const store: ToastStore = home[storeKey];

const maxToasts = 4;

/**
 * Shows a short message in the corner of the window; needs `<Toasts>` mounted once. A message with the same text is replaced, so that it is
 * announced again and shown once. Returns its id.
 */
export function notify(message: ToastMessage): number {
  const id = store.nextId++;
  const others = store.toasts.filter((toast) => !saysTheSame(toast, message));
  replace([...others, { ...message, id }].slice(-maxToasts));
  const durationMs = message.durationMs ?? (message.tone === 'danger' ? 0 : 6_000);
  if (durationMs > 0) setTimeout(() => dismissToast(id), durationMs);
  return id;
}

/** Removes a toast before its time. */
export function dismissToast(id: number): void {
  replace(store.toasts.filter((toast) => toast.id !== id));
}

export function readToasts(): readonly Toast[] {
  return store.toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  store.listeners.add(listener);
  return () => store.listeners.delete(listener);
}

function saysTheSame(one: ToastMessage, other: ToastMessage): boolean {
  return one.tone === other.tone && one.title === other.title && one.message === other.message;
}

function replace(toasts: readonly Toast[]): void {
  store.toasts = toasts;
  for (const listener of store.listeners) listener();
}
