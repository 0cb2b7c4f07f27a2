import type { SavedField } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { Entry } from './documents.ts';
import type { Draft } from './use-profile-draft.ts';

/** Returns the fields in which a draft differs from the saved profile, with their saved texts. */
export function useDifferingFields(draft: Draft, saved: Draft): SavedField[] {
  const { t } = useTranslation();
  const lineOf = ({ name, value, type, show }: Entry): string =>
    [`${name}: ${value}`, t(`profile.entry.types.${type}`), ...(show ? [] : [t('profile.entry.hidden')])].join(' · ');
  const fields = [
    { label: t('profile.nickname'), of: ({ nickname }: Draft) => nickname },
    { label: t('profile.head'), of: ({ head }: Draft) => head?.basename ?? '', identify: ({ head }: Draft) => head?.uuid },
    { label: t('profile.brief'), of: ({ brief }: Draft) => brief },
    { label: t('profile.socialEmail'), of: ({ socialEmail }: Draft) => socialEmail },
    {
      label: t('profile.entries'),
      of: ({ metadata }: Draft) => metadata.map(lineOf).join('\n'),
      identify: ({ metadata }: Draft) => JSON.stringify(metadata),
    },
  ];
  return fields
    .filter(({ of, identify = of }) => identify(draft) !== identify(saved))
    .map(({ label, of }) => ({ label, saved: of(saved) }));
}
