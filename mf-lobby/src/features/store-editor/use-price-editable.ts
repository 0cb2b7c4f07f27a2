import { useEditor } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';

/** Whether prices can be changed now: under review they can't, whatever else can (SPEC §4). */
export function usePriceEditable(): boolean {
  return useEditor((state) => isEditable(state) && state.standing.status !== 'reviewing');
}
