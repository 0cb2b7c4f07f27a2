import { STORE_TEXT_MAX } from '@meowtale/contracts/inputs/catalog/store-submit';
import { Button, Stack, TextInput } from '@meowtale/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthorPopup } from './author-popup.tsx';
import { useEditor } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';
import { fieldId, useFieldFault } from './use-field-fault.ts';

const AT = 'store_submit_info';

/** Renders the author on the cover: free text, or combined from people and names in a popup. */
export function AuthorField() {
  const { t } = useTranslation();
  const { author, authors } = useEditor((state) => state.draft.store_submit_info);
  const edit = useEditor((state) => state.edit);
  const disabled = !useEditor(isEditable);
  const fault = useFieldFault(`${AT}.author`);
  const authorsFault = useFieldFault(`${AT}.authors`);
  const [open, setOpen] = useState(false);
  return (
    <Stack gap={8}>
      <TextInput
        id={fieldId(`${AT}.author`)}
        label={t('information.author')}
        description={t('information.authorHint')}
        maxLength={STORE_TEXT_MAX.author}
        value={author}
        disabled={disabled}
        error={fault ?? authorsFault}
        // A person whose name was removed is no author any more.
        onChange={({ currentTarget: { value } }) =>
          edit(AT, { author: value, authors: authors.filter(({ name }) => value.includes(name)) })
        }
      />
      <div>
        <Button size="small" disabled={disabled} onClick={() => setOpen(true)}>
          {t('author.set')}
        </Button>
      </div>
      {open ? <AuthorPopup onClose={() => setOpen(false)} /> : null}
    </Stack>
  );
}
