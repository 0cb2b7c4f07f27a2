// Remotes bundle this part, and only those with an editor. It imports the rest of the kit by its name, so that the shell's copy is used
// and there is one host context.
export { type SaveAnswer, type SaveVerbs, startAutosave } from './autosave.ts';
export { ConflictPanel } from './conflict-panel.tsx';
export { type History, NO_HISTORY, recorded, redone, type Step, undone } from './history.ts';
export { SaveNotice } from './save-notice.tsx';
export { SaveStatus } from './save-status.tsx';
export {
  connectionChanged,
  inputChanged,
  NOTHING_SENT,
  type SaveState,
  type Saving,
  saveEnded,
  saveFailed,
  saveRefused,
  saveRetried,
  saveStarted,
  waitBeforeSave,
} from './saving.ts';
export { ShortcutsButton } from './shortcuts-button.tsx';
export { documentKey, type EditedDocument, type Keeping, readUnsaved, startKeeping, storeUnsaved } from './stored-document.ts';
export { openTabChannel, type TabChannel, type TabListeners } from './tab-channel.ts';
export { UndoButtons } from './undo-buttons.tsx';
export { useLeaveGuard } from './use-leave-guard.ts';
export { type Shortcut, useShortcuts, useUndoShortcuts } from './use-shortcuts.ts';
