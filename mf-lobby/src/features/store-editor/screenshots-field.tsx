import { SCREENSHOTS_MAX } from '@meowtale/contracts';
import type { StoreInfoDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { Stack } from '@meowtale/ui';
import { useEditor, useEditorStore } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';
import { ScreenshotDrop } from './screenshot-drop.tsx';
import { Screenshots } from './screenshots.tsx';
import { fieldId, useFieldFault } from './use-field-fault.ts';

interface ScreenshotsFieldProps {
  entry: StoreInfoDraft;
  path: string;
}

/** Renders three to twelve pictures in their order. */
export function ScreenshotsField({ entry, path }: ScreenshotsFieldProps) {
  const { language, screenshots } = entry;
  const editable = useEditor(isEditable);
  const editor = useEditorStore();
  const { editEntry, keepFile, noteChosen } = editor.getState();
  const id = fieldId(`${path}.screenshots`);
  return (
    <Stack gap={16}>
      <ScreenshotDrop
        {...{ id, language, screenshots }}
        fault={useFieldFault(`${path}.screenshots`)}
        disabled={!editable}
        memory={{ read: () => editor.getState().chosen, note: noteChosen }}
        onKept={(file) => {
          keepFile(file);
          editEntry(language, ({ screenshots: before }) => ({ screenshots: [...before, file.uuid].slice(0, SCREENSHOTS_MAX) }));
        }}
      />
      {screenshots.length > 0 ? (
        <Screenshots entry={entry} editable={editable} onRemoved={() => document.getElementById(id)?.focus()} />
      ) : null}
    </Stack>
  );
}
