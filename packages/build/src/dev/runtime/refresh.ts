import { createElement, type FunctionComponent, useSyncExternalStore } from 'react';

type Hook = (...given: never[]) => unknown;
interface HookUse {
  signature: string;
  uses: () => readonly Hook[];
}

/** A component through all its edits: `head` is what the slice's modules get, the same one each time. */
interface Family {
  head: FunctionComponent;
  /** Another function mounts anew, the same one keeps its state. */
  body: FunctionComponent;
  implementation: FunctionComponent;
  use: HookUse;
  /** The signature with those of all hooks below; undefined until the modules have run. */
  signature: string | undefined;
  revision: number;
  changed: Set<() => void>;
}

const families = new Map<string, Family>();
const hooks = new WeakMap<Hook, HookUse>();
const edited = new Set<Family>();
let isPlanned = false;

function fullSignature({ signature, uses }: HookUse, seen: ReadonlySet<Hook> = new Set()): string {
  const below = uses().flatMap((hook) => {
    const use = hooks.get(hook);
    return use && !seen.has(hook) ? [fullSignature(use, new Set([...seen, hook]))] : [];
  });
  return [signature, ...below].join('\n');
}

function bodyOf(family: Family): FunctionComponent {
  return (props) => family.implementation(props);
}

/** Renders edited components again, once all modules of an update have run. Other hooks than before mount their component anew. */
function showEdits(): void {
  isPlanned = false;
  for (const family of edited) {
    const signature = fullSignature(family.use);
    if (family.signature !== undefined && family.signature !== signature) family.body = bodyOf(family);
    family.signature = signature;
    family.revision += 1;
    for (const notify of family.changed) notify();
  }
  edited.clear();
}

function planEdits(): void {
  if (isPlanned) return;
  isPlanned = true;
  queueMicrotask(showEdits);
}

function createFamily(implementation: FunctionComponent, use: HookUse): Family {
  const changed = new Set<() => void>();
  const subscribe = (notify: () => void) => {
    changed.add(notify);
    return () => void changed.delete(notify);
  };
  const revision = () => family.revision;
  const head: FunctionComponent = (props) => {
    useSyncExternalStore(subscribe, revision, revision);
    return createElement(family.body, props);
  };
  Object.defineProperty(head, 'name', { value: implementation.name });
  const family: Family = { head, body: () => null, implementation, use, signature: undefined, revision: 0, changed };
  family.body = bodyOf(family);
  return family;
}

/**
 * Returns a component that renders the newest version of itself. Called again after an edit, it replaces what is mounted and keeps the
 * state if the hooks are the same.
 */
export function component<P extends object>(
  id: string,
  implementation: FunctionComponent<P>,
  signature: string,
  uses: () => readonly Hook[],
): FunctionComponent<P> {
  const next = implementation as FunctionComponent;
  const use = { signature, uses };
  const family = families.get(id) ?? createFamily(next, use);
  families.set(id, family);
  family.implementation = next;
  family.use = use;
  edited.add(family);
  planEdits();
  return family.head as FunctionComponent<P>;
}

/** Records what a hook calls, so that an edit of it counts for the components that use it. */
export function hook(used: Hook, signature: string, uses: () => readonly Hook[]): void {
  hooks.set(used, { signature, uses });
}
