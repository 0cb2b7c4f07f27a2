import { NICKNAME_MAX } from '@meowtale/contracts/inputs/catalog/nickname';
import { PROFILE_BRIEF_MAX } from '@meowtale/contracts/inputs/catalog/profile';
import { Button, Group, Section, Stack, Text, Textarea, TextInput } from '@meowtale/ui';
import { DraftOverNotice } from '@meowtale/web-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeadInput } from './head-input.tsx';
import { MetadataList } from './metadata-list.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { useCounter } from './use-counter.ts';
import { useDifferingFields } from './use-differing-fields.ts';
import type { ProfileDraft } from './use-profile-draft.ts';

/** Renders name, picture, brief and other entries of a profile, saved together. */
export function ProfileForm({ profile }: { profile: ProfileDraft }) {
  const { t } = useTranslation();
  const counter = useCounter();
  const [sending, setSending] = useState(false);
  const { draft, stored, saved, set, save, saving, changed, failure, faultOf, isFaulty } = profile;
  const differing = useDifferingFields(draft, saved);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!sending) void save();
  }
  return (
    <Section title={t('profile.public')}>
      <form noValidate onSubmit={submit}>
        <Stack gap={24}>
          <DraftOverNotice draft={stored} differing={differing} onDiscard={() => stored.settle()} />
          <TextInput
            label={t('profile.nickname')}
            required
            maxLength={NICKNAME_MAX}
            autoComplete="nickname"
            value={draft.nickname}
            error={faultOf('profile.nickname')}
            onChange={(event) => set({ nickname: event.currentTarget.value })}
          />
          <HeadInput value={draft.head} error={faultOf('profile.head')} onChange={(head) => set({ head })} onBusy={setSending} />
          <Textarea
            label={t('profile.brief')}
            description={t('profile.briefHint')}
            rows={4}
            maxLength={PROFILE_BRIEF_MAX}
            counter={counter(draft.brief, PROFILE_BRIEF_MAX)}
            value={draft.brief}
            error={faultOf('profile.brief')}
            onChange={(event) => set({ brief: event.currentTarget.value })}
          />
          <TextInput
            type="email"
            inputMode="email"
            label={t('profile.socialEmail')}
            description={t('profile.socialEmailHint')}
            maxLength={254}
            autoComplete="off"
            value={draft.socialEmail}
            error={faultOf('profile.social_email')}
            onChange={(event) => set({ socialEmail: event.currentTarget.value })}
          />
          <MetadataList
            entries={draft.metadata}
            faultAt={(index) => faultOf(`metadata.${index}.name`) ?? faultOf(`metadata.${index}.value`)}
            onChange={(metadata) => set({ metadata })}
          />
          <RefusalNotice failure={failure} />
          <Group gap={16} align="center">
            <Button variant="primary" component="button" type="submit" loading={saving} disabled={sending || !changed || stored.isConflict}>
              {t('profile.save')}
            </Button>
            <Text tone={isFaulty ? 'danger' : 'muted'} size="small" role="status">
              {isFaulty ? t('profile.faulty') : changed ? t('profile.unsaved') : ''}
            </Text>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
