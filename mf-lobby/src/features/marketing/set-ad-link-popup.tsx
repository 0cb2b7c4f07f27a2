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
import { LinkConflict } from './link-conflict.tsx';
import { type LinkDraft, type SavedLink, valuesOf } from './link-draft.ts';

const EMPTY = Object.fromEntries(UTM_FIELDS.map((field) => [field, ''])) as Record<UtmField, string>;
const { name: NAME, ...SHAPE } = addAdLinkInput.shape;

const faultOf = (field: keyof LinkDraft, value: string): string | null =>
  (field === 'name' ? NAME : SHAPE[field]).safeParse(value).error?.issues[0]?.message ?? null;

interface SetAdLinkPopupProps {
  /** The link to change, or the work of a new one. */
  of: AdLink | { uuid?: undefined; store_id: string; name: string };
  onClose(made?: AdLink): void;
}

/**
 * Renders Set ad link (SPEC §§2, 4, 5): a uuid decides whether it is changed or created; it closes on success and failure. After a change
 * elsewhere it stays open, so that nothing typed is lost.
 */
export function SetAdLinkPopup({ of, onClose }: SetAdLinkPopupProps) {
  const { t } = useTranslation();
  const { notify, showError } = useHost();
  const [draft, setDraft] = useState<LinkDraft>(() => draftOf(of));
  const [{ fetching: adding }, add] = useMutation(addAdLink);
  const [{ fetching: changing }, update] = useMutation(updateAdLink);
  const keys = useRequestKey();
  const [theirs, setTheirs] = useState<SavedLink | null>(null);
  const [revision, setRevision] = useState(of.uuid === undefined ? 0 : of.revision);
  const isNew = of.uuid === undefined;
  const valid = (['name', ...UTM_FIELDS] as const).every((field) => faultOf(field, draft[field]) === null);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!valid || theirs) return;
    const written = { ...draft, type: 'url' } as const;
    const answer = isNew
      ? await add({ ...written, store_id: of.store_id, key: keys.of(written) }, TOUCHES_AD_LINKS)
      : await update({ ...written, uuid: of.uuid, revision }, TOUCHES_AD_LINKS);
    if (answer.error) {
      const error = toAppError(answer.error);
      if (error.code === 'input/conflict' && error.data) return setTheirs(error.data as unknown as SavedLink);
      showError(error);
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
          <Button variant="primary" type="submit" form="set-ad-link" disabled={!valid || theirs !== null} loading={adding || changing}>
            {t('marketing.confirm')}
          </Button>
        </>
      }
    >
      <form id="set-ad-link" noValidate onSubmit={save}>
        <Stack gap={16}>
          <Text tone="muted">{t('marketing.linkWords')}</Text>
          {theirs ? (
            <LinkConflict
              theirs={theirs}
              draft={draft}
              onChosen={(chosen) => {
                setDraft(chosen);
                setRevision(theirs.revision);
                setTheirs(null);
              }}
            />
          ) : null}
          <AdLinkField field="name" draft={draft} onEdit={setDraft} />
          {UTM_FIELDS.map((field) => (
            <AdLinkField key={field} field={field} draft={draft} onEdit={setDraft} />
          ))}
        </Stack>
      </form>
    </Modal>
  );
}

function draftOf(of: SetAdLinkPopupProps['of']): LinkDraft {
  if (of.uuid === undefined) return { name: beginning(of.name, AD_LINK_NAME_MAX), ...EMPTY };
  return valuesOf(of);
}

interface AdLinkFieldProps {
  field: keyof LinkDraft;
  draft: LinkDraft;
  onEdit(next: (before: LinkDraft) => LinkDraft): void;
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
