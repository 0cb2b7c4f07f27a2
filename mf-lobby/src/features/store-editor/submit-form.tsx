import { LISTING_TERMS_VERSION } from '@meowtale/contracts/inputs/catalog/store-submit';
import { Button, Notice, Stack, Text } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldSentence, useRefusalSentence } from '../../app/sentences.ts';
import { addSubmit } from './documents.ts';
import { useEditor } from './editor-context.tsx';
import { isUnsaved } from './editor-state.ts';
import { toStanding } from './submit-data.ts';
import { TermsPopup } from './terms-popup.tsx';
import { useDeed } from './use-deed.ts';
import { useRequirements } from './use-requirements.ts';

/** Hands a complete and saved draft in, once the terms are accepted. */
export function SubmitForm() {
  const { t } = useTranslation();
  const sentence = useRefusalSentence();
  const { locale, notify } = useHost();
  const { complete, known } = useRequirements();
  const storeId = useEditor((state) => state.listing.uuid);
  const unsaved = useEditor(isUnsaved);
  const moveOn = useEditor((state) => state.moveOn);
  const [reading, setReading] = useState(false);
  const { act, acting, waiting, failure } = useDeed(addSubmit, (data) => {
    moveOn(toStanding(data.addStoreSubmit));
    notify(t('submit.done'), 'success');
  });

  async function accept() {
    await act({ store_id: storeId, status: 2, terms_version: LISTING_TERMS_VERSION });
    setReading(false);
  }
  const fields = failure?.fields ?? [];
  return (
    <Stack gap={16} align="start">
      {failure ? (
        <Notice tone="danger" live title={fields.length > 1 ? t('submit.refusedSubmit') : undefined}>
          {fields.length > 1 ? (
            <ul>
              {fields.map((field) => (
                <li key={`${field.path} ${field.key}`}>{fieldSentence(t, field, locale)}</li>
              ))}
            </ul>
          ) : (
            sentence(failure)
          )}
        </Notice>
      ) : null}
      <Button variant="primary" size="large" disabled={!complete || unsaved || waiting} onClick={() => setReading(true)}>
        {t('submit.act')}
      </Button>
      <Text size="small" tone="muted" role="status">
        {t(!known ? 'submit.looking' : !complete ? 'submit.notComplete' : unsaved ? 'submit.notSaved' : 'submit.ready')}
      </Text>
      {reading ? <TermsPopup accepting={acting} onAccept={accept} onClose={() => setReading(false)} /> : null}
    </Stack>
  );
}
