import { PROFILE_DESCRIPTION_MAX } from '@meowtale/contracts/inputs/catalog/site-module';
import { countCharacters } from '@meowtale/contracts/text/characters';
import { Stack, Textarea } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import type { SiteModule } from '../site-editor/documents.ts';
import { faultOf } from '../site-editor/module-input.ts';
import { PictureField } from '../site-editor/picture-field.tsx';
import type { ConfigProps } from './config-form.tsx';
import { LinksField } from './links-field.tsx';

/** Renders the profile: text, two pictures and links. Everything may be empty (SPEC §5). */
export function ProfileFields({ module, onChange }: ConfigProps) {
  const { t, i18n } = useTranslation();
  const write = new Intl.NumberFormat(i18n.language).format;
  const { element } = module;
  const fault = faultOf(module, 'element.description');
  const edit = (changed: Partial<SiteModule['element']>) => onChange({ element: { ...element, ...changed } });
  return (
    <Stack gap={16}>
      <Textarea
        label={t('profile.description')}
        value={element.description}
        onChange={(event) => edit({ description: event.currentTarget.value })}
        counter={`${write(countCharacters(element.description))} / ${write(PROFILE_DESCRIPTION_MAX)}`}
        error={fault ? t(fault) : undefined}
      />
      <PictureField
        label={t('profile.background')}
        target="siteBackground"
        value={element.backgroundImg}
        onChange={(backgroundImg) => edit({ backgroundImg })}
      />
      <PictureField label={t('profile.avatar')} target="siteAvatar" value={element.avatar} onChange={(avatar) => edit({ avatar })} />
      <LinksField module={module} onChange={onChange} />
    </Stack>
  );
}
