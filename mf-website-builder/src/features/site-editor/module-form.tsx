import { PROFILE_DESCRIPTION_MAX, PROFILE_TITLE_MAX } from '@meowtale/contracts/inputs/catalog/site';
import { Card, Group, IconArrowDown, IconArrowUp, IconButton, IconTrash, Stack, Switch, Textarea, TextInput, Title } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { SiteModule } from './documents.ts';
import { PictureField } from './picture-field.tsx';
import { moduleFaults } from './site-state.ts';
import type { SiteStore } from './site-store.ts';

interface ModuleFormProps {
  store: SiteStore;
  module: SiteModule;
  index: number;
  last: boolean;
}

/** One profile module: who this is, in words and two pictures. Everything may stay empty (SPEC §5). */
export function ModuleForm({ store, module, index, last }: ModuleFormProps) {
  const { t, i18n } = useTranslation();
  const write = new Intl.NumberFormat(i18n.language).format;
  const { edit, move, remove, show } = useStore(store);
  const { cid, element } = module;
  const faults = moduleFaults(module);
  const fault = (field: string) => {
    const key = faults.get(`element.${field}`);
    return key ? t(key) : undefined;
  };
  return (
    <Card as="section" aria-label={t('module.named', { number: index + 1 })}>
      <Stack gap={16}>
        <Group justify="between">
          <Title level={3} size={22}>
            {t('module.profile')}
          </Title>
          <Group gap={4}>
            <Switch label={t('module.shown')} checked={module.isActive} onChange={(shown) => show(cid, shown)} />
            <IconButton label={t('module.up')} icon={<IconArrowUp size={18} />} disabled={index === 0} onClick={() => move(cid, -1)} />
            <IconButton label={t('module.down')} icon={<IconArrowDown size={18} />} disabled={last} onClick={() => move(cid, 1)} />
            <IconButton label={t('module.remove')} icon={<IconTrash size={18} />} onClick={() => remove(cid)} />
          </Group>
        </Group>
        <TextInput
          label={t('profile.title')}
          value={element.title}
          onChange={(event) => edit(cid, { title: event.currentTarget.value })}
          counter={`${write(element.title.length)} / ${write(PROFILE_TITLE_MAX)}`}
          error={fault('title')}
        />
        <Textarea
          label={t('profile.description')}
          value={element.description}
          onChange={(event) => edit(cid, { description: event.currentTarget.value })}
          counter={`${write(element.description.length)} / ${write(PROFILE_DESCRIPTION_MAX)}`}
          error={fault('description')}
        />
        <PictureField
          label={t('profile.background')}
          target="siteBackground"
          value={element.backgroundImg}
          onChange={(backgroundImg) => edit(cid, { backgroundImg })}
        />
        <PictureField label={t('profile.avatar')} target="siteAvatar" value={element.avatar} onChange={(avatar) => edit(cid, { avatar })} />
      </Stack>
    </Card>
  );
}
