import { Button, FieldError, Stack } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { useRefusalSentence } from '../../app/sentences.ts';
import { addSubmit } from './documents.ts';
import { useEditor } from './editor-context.tsx';
import { toSavedSubmit } from './submit-data.ts';
import { useSubmitAction } from './use-submit-action.ts';

/** Renders the button that starts a new draft from a decided submission: editing after a refusal, a new version after an acceptance. */
export function NewVersionButton({ primary = false }: { primary?: boolean }) {
  const { t } = useTranslation();
  const sentence = useRefusalSentence();
  const storeId = useEditor((state) => state.listing.uuid);
  const isRejected = useEditor((state) => state.savedSubmit.status === 'refused');
  const moveOn = useEditor((state) => state.moveOn);
  const { act, acting, waiting, failure } = useSubmitAction(addSubmit, (data) => moveOn(toSavedSubmit(data.addStoreSubmit)));
  return (
    <Stack gap={8} align="start">
      <Button
        variant={primary ? 'primary' : 'secondary'}
        loading={acting}
        disabled={waiting}
        onClick={() => act({ store_id: storeId, status: 1 })}
      >
        {t(isRejected ? 'deed.editAgain' : 'deed.newVersion')}
      </Button>
      {failure ? (
        <div role="alert">
          <FieldError id="new-version-error">{sentence(failure)}</FieldError>
        </div>
      ) : null}
    </Stack>
  );
}
