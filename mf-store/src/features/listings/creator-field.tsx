import { Chip, ChipGroup, Stack, Text, TextInput, UserText } from '@meowtale/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { CREATOR } from '../creator/documents.ts';
import { type Author, STORE_HINTS } from './documents.ts';
import { listVariables, NO_FILTERS } from './filters.ts';
import { useDebounced } from './use-debounced.ts';

const ASKED = 100;
const SHOWN = 8;

interface CreatorFieldProps {
  /** A person's uuid. */
  value: string | null;
  onChange(creator: string | null): void;
}

/** Renders the creator filter: a search by name among those with works for sale. */
export function CreatorField({ value, onChange }: CreatorFieldProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Author | null>(null);
  const [{ data: creator }] = useQuery({
    query: CREATOR,
    variables: { uuid: value ?? '' },
    pause: value === null || chosen?.uuid === value,
  });
  if (value !== null) {
    const name = chosen?.uuid === value ? chosen.nickname : (creator?.findUserPublic.list[0]?.nickname ?? '…');
    return (
      <Stack gap={8}>
        <Text weight="medium">{t('filters.creator')}</Text>
        <ChipGroup label={t('filters.creator')}>
          <Chip selected removeLabel={t('filters.remove', { filter: name })} onRemove={() => onChange(null)}>
            <UserText>{name}</UserText>
          </Chip>
        </ChipGroup>
      </Stack>
    );
  }
  return (
    <CreatorSearch
      onChoose={(author) => {
        setChosen(author);
        onChange(author.uuid);
      }}
    />
  );
}

function CreatorSearch({ onChoose }: { onChoose(author: Author): void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim());
  const order = keyword ? 'relevance-desc' : 'order1_count-desc';
  const { q } = listVariables({ ...NO_FILTERS, keyword, order }, ASKED);
  const [{ data, fetching }] = useQuery({ query: STORE_HINTS, variables: { q } });
  const wanted = keyword.toLocaleLowerCase();
  const authors = [...new Map((data?.findStore.list ?? []).map(({ author }) => [author.uuid, author])).values()];
  const fits = (author: Author) => author.nickname.toLocaleLowerCase().includes(wanted);
  const shown = authors.toSorted((one, other) => Number(fits(other)) - Number(fits(one))).slice(0, SHOWN);
  return (
    <Stack gap={8}>
      <TextInput
        label={t('filters.creator')}
        type="search"
        placeholder={t('filters.creatorName')}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ChipGroup label={t('filters.creators')}>
        {shown.map((author) => (
          <Chip key={author.uuid} onClick={() => onChoose(author)}>
            <UserText>{author.nickname}</UserText>
          </Chip>
        ))}
      </ChipGroup>
      <Text size="small" tone="muted" role="status">
        {keyword && !fetching && shown.length === 0 ? t('filters.noCreator') : null}
      </Text>
    </Stack>
  );
}
