import { AI_MAX } from '@meowtale/contracts/inputs/drama/generation';
import type { StoryResource } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import type { Story } from '@meowtale/story/model';
import { Badge, Button, Group, IconTrash, Notice, NumberInput, Stack, TextInput } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import type { ShownLanguage } from '../dialogue-tab/use-shown-language.ts';
import { useEditorStore, usePart, usePieceFault } from '../drama-editor/editor-context.tsx';
import { useGeneration } from '../generation/generation-context.tsx';
import { MarkedTextarea } from '../marked-text/marked-textarea.tsx';
import { setPart } from '../story-edits/part-edits.ts';
import { removeResource } from '../story-edits/resource-edits.ts';
import { AltTexts } from './alt-texts.tsx';
import { Describe } from './describe.tsx';
import { DrawPanel } from './draw-panel.tsx';
import { keywordMarks } from './keywords.ts';
import { PictureField } from './picture-field.tsx';
import type { ResourceUse } from './resource-uses.ts';
import classes from './resources.module.css';
import type { Drawings } from './use-drawings.ts';
import type { Offering } from './use-offer.ts';
import { UsedIn } from './used-in.tsx';

interface ResourceFormProps {
  id: string;
  story: Story;
  uses: readonly ResourceUse[];
  drawings: Drawings;
  offering: Offering;
  /** The translation shown beside the original, which stays when another picture is selected. */
  shown: ShownLanguage;
  onRemoved(): void;
}

/** Renders a picture with its parameters, its uses, and its generated versions. */
export function ResourceForm({ id, story, uses, drawings, offering, shown, onRemoved }: ResourceFormProps) {
  const store = useEditorStore();
  const resource = usePart('resource', id);
  const set = useSet(id);
  // Blocked words of a prompt stay marked, wherever they are.
  const blocked = useGeneration((state) => state.blocked);
  const block = useGeneration((state) => state.block);
  if (!resource) return null;
  const description = resource.prompt ?? '';
  const remove = () => {
    store.getState().change(removeResource(store.getState().draft, id));
    onRemoved();
  };
  return (
    <>
      <Stack gap={24}>
        <FormHead resource={resource} onRemove={remove} />
        <PictureField resource={resource} />
        <AltTexts resource={resource} shown={shown} />
        <Describe {...{ id, blocked }} offer={offering.offer} value={description} onChange={(prompt) => set({ prompt }, 'prompt')} />
        <DrawnBy resource={resource} blocked={blocked} />
        <UsedIn uses={uses} story={story} />
      </Stack>
      <DrawPanel {...{ resource, description, drawings, offering, blocked }} onBlocked={block} />
    </>
  );
}

function useSet(id: string) {
  const store = useEditorStore();
  return (change: Partial<StoryResource>, group?: string) =>
    store.getState().change(setPart(store.getState().draft, 'resource', id, change), group && `${id} ${group}`);
}

function FormHead({ resource, onRemove }: { resource: StoryResource; onRemove(): void }) {
  const { t } = useTranslation();
  const set = useSet(resource.id);
  const fault = usePieceFault(resource.id);
  const name = resource.name || t('dialogue.unnamedPicture');
  return (
    <>
      <Group justify="between">
        <Badge>{t(`resources.of.${resource.folder}`)}</Badge>
        <Button
          size="small"
          variant="ghost"
          className={classes.remove}
          leftIcon={<IconTrash size={16} aria-hidden="true" />}
          onClick={onRemove}
        >
          {t('resources.remove', { name })}
        </Button>
      </Group>
      {fault ? <Notice tone="danger">{t('resources.fault', { why: t([fault, 'invalid.text']) })}</Notice> : null}
      <TextInput
        label={t('resources.name')}
        description={t('resources.nameHint')}
        maxLength={STORY_MAX.name}
        value={resource.name}
        onChange={(event) => set({ name: event.currentTarget.value }, 'name')}
      />
    </>
  );
}

/** Renders keywords and the seed, which are saved with the picture so that it can be generated again. */
function DrawnBy({ resource, blocked }: { resource: StoryResource; blocked: readonly string[] }) {
  const { t } = useTranslation();
  const set = useSet(resource.id);
  return (
    <>
      {(['keywords', 'negative'] as const).map((field) => (
        <MarkedTextarea
          key={field}
          label={t(`resources.${field}`)}
          description={t(`resources.${field}Hint`)}
          lang="en"
          spellCheck={false}
          maxLength={STORY_MAX.keywords}
          rows={field === 'keywords' ? 3 : 2}
          marks={keywordMarks(resource[field], blocked)}
          value={resource[field]}
          onChange={(text) => set({ [field]: text }, field)}
        />
      ))}
      <NumberInput
        label={t('resources.seed')}
        description={t('resources.seedHint')}
        placeholder={t('resources.seedNone')}
        className={classes.seed}
        min={0}
        max={AI_MAX.seed}
        strict
        unreadable={t('resources.seedRange', { max: AI_MAX.seed })}
        value={resource.seed}
        onChange={(seed) => set({ seed })}
      />
    </>
  );
}
