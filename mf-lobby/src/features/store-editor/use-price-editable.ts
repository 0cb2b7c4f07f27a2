import { useEditor } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';

/** Returns whether prices can be changed now: in review they can't, whatever else can (SPEC §4). */
export function usePriceEditable(): boolean {
  return useEditor((state) => isEditable(state) && state.savedSubmit.status !== 'reviewing');
}
