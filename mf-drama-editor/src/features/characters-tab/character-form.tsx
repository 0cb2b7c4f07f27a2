import { LOCALE_NATIVE_NAMES, type Locale } from '@meowtale/contracts';
import type { StoryCharacter } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import type { Story } from '@meowtale/story/model';
import { Button, Grid, Group, IconTrash, Notice, RadioGroup, Select, Stack, TextInput } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { useFocusOfNew } from '../columns/focus-new.ts';
import { SourceChanged } from '../dialogue-tab/source-changed.tsx';
import { useEditorStore, usePart, usePieceFault } from '../drama-editor/editor-context.tsx';
import { BlockedTextarea } from '../generation/blocked-textarea.tsx';
import { DraftButton } from '../generation/draft-button.tsx';
import { VersionsButton } from '../generation/versions-button.tsx';
import { removePart, setPart } from '../story-edits/part-edits.ts';
import { namesOf, writeName } from '../story-edits/word-edits.ts';
import { Appearances } from './appearances.tsx';
import { StateList } from './state-list.tsx';
import { TraitList } from './trait-list.tsx';

const LONG_FIELDS = ['brief', 'feature', 'trait', 'behavior', 'status'] as const;
const SEXES = ['female', 'male', 'other'] as const;

interface CharacterFormProps {
  id: string;
  /** Just added: its name gets the focus. */
  isNew: boolean;
  story: Story;
  onRemoved(): void;
}

/** Renders a character's fields (SPEC §3), and their appearances. */
export function CharacterForm({ id, isNew, story, onRemoved }: CharacterFormProps) {
  const { t } = useTranslation();
  const name = useFocusOfNew<HTMLInputElement>(isNew);
  const store = useEditorStore();
  const character = usePart('character', id);
  const fault = usePieceFault(id);
  if (!character) return null;
  const set = (change: Partial<StoryCharacter>, group?: string) =>
    store.getState().change(setPart(store.getState().draft, 'character', id, change), group && `${id} ${group}`);
  const { language, languages } = story.setting;
  const call = (each: Locale, name: string) =>
    store.getState().change(writeName(store.getState().draft, id, name, { language: each, source: language }), `${id} name ${each}`);
  const remove = () => {
    store.getState().change(removePart(store.getState().draft, id));
    onRemoved();
  };
  return (
    <Stack gap={24}>
      <Group justify="end">
        <DraftButton use="character" source={[id]}>
          {t('generation.characterAgain')}
        </DraftButton>
        <VersionsButton node={id} />
        <Button size="small" variant="ghost" leftIcon={<IconTrash size={16} aria-hidden="true" />} onClick={remove}>
          {t('character.remove', { name: character.name })}
        </Button>
      </Group>
      {fault ? <Notice tone="danger">{t('character.fault', { why: t([fault, 'invalid.text']) })}</Notice> : null}
      <Grid kind="halves" gap={16}>
        <TextInput
          ref={name}
          label={t('character.name')}
          required
          maxLength={STORY_MAX.name}
          value={character.name}
          error={character.name.trim() === '' ? t('invalid.empty') : undefined}
          onChange={(event) => call(language, event.currentTarget.value)}
        />
        <RadioGroup
          label={t('character.sex')}
          options={SEXES.map((sex) => ({ value: sex, label: t(`character.sexes.${sex}`) }))}
          value={character.sex}
          onChange={(sex) => set({ sex: sex as StoryCharacter['sex'] })}
        />
      </Grid>
      <Picture story={story} value={character.picture} onChange={(picture) => set({ picture })} />
      {LONG_FIELDS.map((field) => (
        <BlockedTextarea
          key={field}
          label={t(`character.${field}`)}
          description={t(`character.${field}Hint`)}
          rows={field === 'brief' ? 3 : 2}
          maxLength={STORY_MAX.brief}
          value={character[field]}
          onChange={(event) => set({ [field]: event.currentTarget.value }, field)}
        />
      ))}
      {languages
        .filter((each) => each !== language)
        .map((each) => (
          <div key={each}>
            <TextInput
              label={t('character.nameIn', { language: LOCALE_NATIVE_NAMES[each] })}
              placeholder={character.name}
              maxLength={STORY_MAX.name}
              value={character.names[each] ?? ''}
              onChange={(event) => call(each, event.currentTarget.value)}
            />
            <SourceChanged
              item={{ words: namesOf(character, language), marks: character.name_marks ?? {} }}
              shown={{ source: language, language: each }}
              onHolds={(name_marks) => set({ name_marks })}
            />
          </div>
        ))}
      <TraitList value={character.traits} onChange={(traits, group) => set({ traits }, group)} />
      <StateList story={story} people value={character.states} onChange={(states, group) => set({ states }, group)} />
      <Appearances id={id} story={story} />
    </Stack>
  );
}

function Picture({ story, value, onChange }: { story: Story; value: string | null; onChange(value: string | null): void }) {
  const { t } = useTranslation();
  const pictures = [...story.resources.values()].filter(({ folder }) => folder === 'character');
  return (
    <Select
      label={t('character.picture')}
      placeholder={t('dialogue.noPicture')}
      clearLabel={t('dialogue.noPicture')}
      description={pictures.length === 0 ? t('character.noPictures') : undefined}
      options={pictures.map(({ id, name }) => ({ value: id, label: name || t('dialogue.unnamedPicture') }))}
      value={value}
      onChange={onChange}
    />
  );
}
