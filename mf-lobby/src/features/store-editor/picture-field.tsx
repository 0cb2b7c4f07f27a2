import type { StoreInfoDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { useEditor } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';
import { PictureDrop } from './picture-drop.tsx';
import { fieldId, useFieldFault } from './use-field-fault.ts';
import { useRequired } from './use-required.ts';

interface PictureFieldProps {
  target: 'cover' | 'cover1to1' | 'cover240x320';
  entry: StoreInfoDraft;
  path: string;
}

/** Renders one picture of a language in the listing's editor. */
export function PictureField({ target, entry, path }: PictureFieldProps) {
  const uuid = entry[target];
  const { editEntry, keepFile } = useEditor((state) => state);
  return (
    <PictureDrop
      id={fieldId(`${path}.${target}`)}
      target={target}
      required={useRequired(entry, target)}
      uuid={uuid}
      file={useEditor((state) => (uuid ? state.files[uuid] : undefined))}
      fault={useFieldFault(`${path}.${target}`)}
      disabled={!useEditor(isEditable)}
      onKept={(file) => {
        keepFile(file);
        editEntry(entry.language, { [target]: file.uuid });
      }}
      onRemove={() => editEntry(entry.language, { [target]: null })}
    />
  );
}
