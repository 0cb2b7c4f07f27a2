import { NICKNAME_MAX, newNickname } from '@meowtale/contracts/inputs/catalog/nickname';
import { Button, Modal, Notice, Stack, Text, TextInput } from '@meowtale/ui';
import { type PopupProps, useHost, usePerson } from '@meowtale/web-kit';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SetNicknameDocument } from '../session/me.ts';
import { type NicknameRefusal, nicknameRefusal } from '../session/nickname-refusal.ts';

/** Renders the choice of a name for an account that was created without the one typed at sign-up. */
export function NicknamePopup({ input, close }: PopupProps<NicknameRefusal & { nickname: string }, boolean>) {
  const { t } = useTranslation();
  const host = useHost();
  const current = usePerson()?.nickname ?? '';
  const [typed, setTyped] = useState(input.nickname);
  const [refused, setRefused] = useState<NicknameRefusal | null>(input);
  const [saving, setSaving] = useState(false);
  const form = useId();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    const checked = newNickname.safeParse(typed);
    if (!checked.success) return setRefused({ code: 'input/invalid', key: checked.error.issues[0]?.message });
    setSaving(true);
    setRefused(null);
    const { error } = await host.urql.mutation(SetNicknameDocument, { nickname: checked.data }).toPromise();
    if (error) {
      setRefused(nicknameRefusal(error));
      return setSaving(false);
    }
    await host.session.refresh();
    host.notify(t('newName.saved'), 'success');
    close(true);
  }
  return (
    <Modal
      open
      onClose={() => close(false)}
      title={t('newName.title')}
      closeLabel={t('common.close')}
      size="small"
      dismissible={!saving}
      footer={
        <>
          <Button variant="ghost" disabled={saving} onClick={() => close(false)}>
            {t('newName.later')}
          </Button>
          <Button variant="primary" type="submit" form={form} loading={saving}>
            {t('newName.save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={save}>
        <Stack gap={16}>
          <Text dir="auto">{t('newName.unsaved', { name: input.nickname, current })}</Text>
          {refused && !refused.key ? (
            <Notice tone="danger" live>
              {host.errorText(refused)}
            </Notice>
          ) : null}
          <TextInput
            name="nickname"
            autoComplete="nickname"
            required
            maxLength={NICKNAME_MAX}
            label={t('signUp.nickname')}
            description={t('newName.hint')}
            value={typed}
            error={refused?.key ? t([refused.key, 'errors.input/invalid']) : undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Stack>
      </form>
    </Modal>
  );
}
