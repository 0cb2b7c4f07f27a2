import { AD_LINK_NAME_MAX, addAdLinkInput } from '@meowtale/contracts/inputs/catalog/ad-link';
import { beginning } from '@meowtale/contracts/text/characters';
import { UTM_FIELDS, UTM_MAX, type UtmField } from '@meowtale/contracts/tracked-address';
import { Button, IconButton, IconHelpCircle, Modal, Stack, Text, TextInput } from '@meowtale/ui';
import { toAppError, useHost, useRequestKey } from '@meowtale/web-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { fieldSentence } from '../../app/sentences.ts';
import { type AdLink, addAdLink, TOUCHES_AD_LINKS, updateAdLink } from './documents.ts';

type Draft = { name: string } & Record<UtmField, string>;
const EMPTY = Object.fromEntries(UTM_FIELDS.map((field) => [field, ''])) as Record<UtmField, string>;
const { name: NAME, ...SHAPE } = addAdLinkInput.shape;

const faultOf = (field: keyof Draft, value: string): string | null =>
  (field === 'name' ? NAME : SHAPE[field]).safeParse(value).error?.issues[0]?.message ?? null;

interface SetAdLinkPopupProps {
  /** The link to change, or the work of a new one. */
  of: AdLink | { uuid?: undefined; store_id: string; name: string };
  onClose(made?: AdLink): void;
}

/** Renders Set ad link (SPEC §§2, 4, 5): a uuid decides whether it is changed or created; it closes in either case. */
export function SetAdLinkPopup({ of, onClose }: SetAdLinkPopupProps) {
  const { t } = useTranslation();
  const { notify, showError } = useHost();
  const [draft, setDraft] = useState<Draft>(() => draftOf(of));
  const [{ fetching: adding }, add] = useMutation(addAdLink);
  const [{ fetching: changing }, update] = useMutation(updateAdLink);
  const keys = useRequestKey();
  const isNew = of.uuid === undefined;
  const valid = (['name', ...UTM_FIELDS] as const).every((field) => faultOf(field, draft[field]) === null);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!valid) return;
    const written = { ...draft, type: 'url' } as const;
    const answer = isNew
      ? await add({ ...written, store_id: of.store_id, key: keys.of(written) }, TOUCHES_AD_LINKS)
      : await update({ ...written, uuid: of.uuid }, TOUCHES_AD_LINKS);
    if (answer.error) {
      showError(toAppError(answer.error));
      return onClose();
    }
    notify(t(isNew ? 'marketing.made' : 'marketing.changed'), 'success');
    onClose(answer.data && 'addStoreAdLink' in answer.data ? answer.data.addStoreAdLink : undefined);
  }
  return (
    <Modal
      open
      onClose={() => onClose()}
      title={t(isNew ? 'marketing.newLink' : 'marketing.setLink')}
      closeLabel={t('popup.close')}
      footer={
        <>
          <Button variant="ghost" onClick={() => onClose()}>
            {t('popup.cancel')}
          </Button>
          <Button variant="primary" type="submit" form="set-ad-link" disabled={!valid} loading={adding || changing}>
            {t('marketing.confirm')}
          </Button>
        </>
      }
    >
      <form id="set-ad-link" noValidate onSubmit={save}>
        <Stack gap={16}>
          <Text tone="muted">{t('marketing.linkWords')}</Text>
          <AdLinkField field="name" draft={draft} onEdit={setDraft} />
          {UTM_FIELDS.map((field) => (
            <AdLinkField key={field} field={field} draft={draft} onEdit={setDraft} />
          ))}
        </Stack>
      </form>
    </Modal>
  );
}

function draftOf(of: SetAdLinkPopupProps['of']): Draft {
  if (of.uuid === undefined) return { name: beginning(of.name, AD_LINK_NAME_MAX), ...EMPTY };
  return { name: of.name, ...(Object.fromEntries(UTM_FIELDS.map((field) => [field, of[field]])) as Record<UtmField, string>) };
}

interface AdLinkFieldProps {
  field: keyof Draft;
  draft: Draft;
  onEdit(next: (before: Draft) => Draft): void;
}

function AdLinkField({ field, draft, onEdit }: AdLinkFieldProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [touched, setTouched] = useState(false);
  const key = faultOf(field, draft[field]);
  return (
    <TextInput
      label={t(`marketing.field.${field}`)}
      required={field === 'name'}
      autoFocus={field === 'name'}
      maxLength={field === 'name' ? AD_LINK_NAME_MAX : UTM_MAX}
      value={draft[field]}
      error={key && (touched || field !== 'name') ? fieldSentence(t, { key }, locale) : undefined}
      onBlur={() => setTouched(true)}
      onChange={(event) => {
        const { value } = event.currentTarget;
        onEdit((before) => ({ ...before, [field]: value }));
      }}
      rightSlot={
        field === 'name' ? null : (
          <IconButton size="small" label={t(`marketing.hint.${field}`)} icon={<IconHelpCircle size={18} aria-hidden="true" />} />
        )
      }
    />
  );
}
