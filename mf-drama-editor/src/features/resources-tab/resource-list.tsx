import type { StoryResource } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import { Button, cx, IconPlus, IconSearch, Stack, Text, TextInput, Title } from '@meowtale/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResourcePicture } from './resource-picture.tsx';
import type { ResourceUse } from './resource-uses.ts';
import classes from './resources.module.css';

export const FOLDERS = ['bg', 'character', 'cg'] as const;
/** The search is shown from this number on. */
const SEARCHED_FROM = 12;

interface ResourceListProps {
  resources: readonly StoryResource[];
  uses: ReadonlyMap<string, readonly ResourceUse[]>;
  chosen: string | undefined;
  onPick(id: string): void;
  onAdd(folder: StoryResource['folder']): void;
}

/** Renders the pictures of a story in their three folders. */
export function ResourceList({ resources, uses, chosen, onPick, onAdd }: ResourceListProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const nameOf = ({ name }: StoryResource) => name || t('dialogue.unnamedPicture');
  const found = resources.filter((resource) => nameOf(resource).toLowerCase().includes(wanted));
  const full = resources.length >= STORY_MAX.resources;
  return (
    <Stack gap={24}>
      {resources.length >= SEARCHED_FROM ? (
        <TextInput
          pill
          hideLabel
          label={t('resources.search')}
          placeholder={t('resources.search')}
          leftIcon={<IconSearch size={18} aria-hidden="true" />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      ) : null}
      {FOLDERS.map((folder) => {
        const items = found.filter((resource) => resource.folder === folder);
        return (
          <Stack key={folder} gap={8} as="section" aria-labelledby={`folder-${folder}`}>
            <Title level={2} size={17} id={`folder-${folder}`}>
              {t(`resources.folder.${folder}`)}
            </Title>
            {items.length === 0 ? (
              <Text size="small" tone="muted">
                {t(wanted === '' ? `resources.folderHint.${folder}` : 'resources.notFound')}
              </Text>
            ) : null}
            {items.map((resource) => (
              <button
                key={resource.id}
                type="button"
                className={cx(classes.pick, resource.id === chosen && classes.current)}
                aria-current={resource.id === chosen ? 'true' : undefined}
                onClick={() => onPick(resource.id)}
              >
                <ResourcePicture resource={resource} alt="" sizes="56px" className={classes.thumb} />
                <span className={classes.words}>
                  <span>{nameOf(resource)}</span>
                  <Text as="span" size="small" tone="muted">
                    {t('resources.uses', { count: uses.get(resource.id)?.length ?? 0 })}
                  </Text>
                </span>
              </button>
            ))}
            <Button
              size="small"
              variant="ghost"
              className={classes.add}
              disabled={full}
              leftIcon={<IconPlus size={16} aria-hidden="true" />}
              onClick={() => {
                setSearch('');
                onAdd(folder);
              }}
            >
              {t(`resources.add.${folder}`)}
            </Button>
          </Stack>
        );
      })}
      {full ? (
        <Text size="small" tone="muted">
          {t('resources.full', { max: STORY_MAX.resources })}
        </Text>
      ) : null}
    </Stack>
  );
}
