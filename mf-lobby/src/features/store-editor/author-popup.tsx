import { AUTHORS_MAX } from '@meowtale/contracts';
import { type AuthorDraft, STORE_TEXT_MAX } from '@meowtale/contracts/inputs/catalog/store-submit';
import { uuid as uuidSchema } from '@meowtale/contracts/inputs/text';
import { isLongerThan } from '@meowtale/contracts/text/characters';
import { Button, Chip, ChipGroup, Group, IconSearch, Modal, Stack, Table, type TableColumn, Text, TextInput, UserText } from '@meowtale/ui';
import { useHost, usePerson } from '@meowtale/web-kit';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonName } from '../../app/staff-mark.tsx';
import { type FoundPerson, findPeople } from './documents.ts';
import { useEditor } from './editor-context.tsx';

const AT = 'store_submit_info';

/**
 * Returns a listing's authors, and functions that add and remove one. Adding a name that doesn't fit on the cover returns the key of its
 * error.
 */
function useAuthors() {
  const { author, authors } = useEditor((state) => state.draft.store_submit_info);
  const edit = useEditor((state) => state.edit);
  // A name that was written as text stays the first.
  const current: readonly AuthorDraft[] = authors.length === 0 && author !== '' ? [{ uuid: null, name: author }] : authors;
  function set(next: readonly AuthorDraft[]): string | undefined {
    const names = next.map(({ name }) => name).join(', ');
    if (next.length > AUTHORS_MAX) return 'invalid.too-many-authors';
    if (isLongerThan(names, STORE_TEXT_MAX.author)) return 'author.noRoom';
    edit(AT, { authors: [...next], author: names });
  }
  const isIn = (one: AuthorDraft) => current.some(({ uuid, name }) => (one.uuid === null ? name === one.name : uuid === one.uuid));
  return {
    authors: current,
    // A person replaces their own name written as text.
    add: (one: AuthorDraft) =>
      isIn(one) ? undefined : set([...current.filter(({ uuid, name }) => uuid !== null || name !== one.name), one]),
    remove: (one: AuthorDraft) => set(current.filter((other) => other !== one)),
  };
}

/** Renders Set author (SPEC §2): a person found by ID, a name as text, or oneself. */
export function AuthorPopup({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const host = useHost();
  const me = usePerson();
  const { authors, add, remove } = useAuthors();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly FoundPerson[] | null>(null);
  const [searching, setSearching] = useState(false);
  const [fault, setFault] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const text = typed.trim();

  async function search(event: FormEvent) {
    event.preventDefault();
    const id = uuidSchema.safeParse(text);
    // Only an ID is searched, and a failed search has no result (SPEC §§5, 8).
    if (!id.success) return setFound([]);
    setSearching(true);
    const { data } = await host.urql.query(findPeople, { uuid: [id.data] }).toPromise();
    setFound(data?.findUserPublic.list ?? []);
    setSearching(false);
  }
  function put(one: AuthorDraft) {
    const fault = add(one);
    setFault(fault);
    return !fault;
  }
  function addName() {
    if (put({ uuid: null, name: text })) setTyped('');
    box.current?.focus();
  }
  function takeOut(one: AuthorDraft) {
    remove(one);
    setFault(undefined);
    box.current?.focus();
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={t('author.title')}
      closeLabel={t('popup.close')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('author.done')}
        </Button>
      }
    >
      <Stack gap={16}>
        <form onSubmit={search}>
          <Stack gap={12}>
            <TextInput
              label={t('author.text')}
              description={t('author.textHint')}
              maxLength={STORE_TEXT_MAX.author}
              ref={box}
              value={typed}
              error={fault && t(fault, { max: STORE_TEXT_MAX.author })}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setFault(undefined);
              }}
            />
            <Group gap={8}>
              <Button type="submit" loading={searching} disabled={!text} leftIcon={<IconSearch size={18} aria-hidden="true" />}>
                {t('author.search')}
              </Button>
              <Button disabled={!text} onClick={addName}>
                {t('author.add')}
              </Button>
              <Button disabled={!me} onClick={() => me && put({ uuid: me.uuid, name: me.nickname })}>
                {t('author.self')}
              </Button>
            </Group>
          </Stack>
        </form>
        {found ? <Found people={found} onAdd={({ uuid, nickname }) => put({ uuid, name: nickname })} /> : null}
        {authors.length > 0 ? (
          <ChipGroup label={t('author.chosen')}>
            {authors.map((one) => (
              <Chip key={one.uuid ?? one.name} onRemove={() => takeOut(one)} removeLabel={t('author.remove', { name: one.name })}>
                <UserText>{one.name}</UserText>
              </Chip>
            ))}
          </ChipGroup>
        ) : null}
      </Stack>
    </Modal>
  );
}

function Found({ people, onAdd }: { people: readonly FoundPerson[]; onAdd(person: FoundPerson): void }) {
  const { t } = useTranslation();
  if (people.length === 0) {
    return (
      <Text tone="muted" role="status">
        {t('author.nobody')}
      </Text>
    );
  }
  const columns: TableColumn<FoundPerson>[] = [
    { key: 'name', header: t('author.name'), rowHeader: true, render: (person) => <PersonName of={person} /> },
    { key: 'id', header: t('author.id'), render: ({ uuid }) => uuid },
  ];
  const actions = (person: FoundPerson) => (
    <Button size="small" onClick={() => onAdd(person)} aria-label={t('author.addNamed', { name: person.nickname })}>
      {t('author.add')}
    </Button>
  );
  return (
    <Table
      label={t('author.results')}
      columns={columns}
      rows={[...people]}
      rowKey={({ uuid }) => uuid}
      rowActions={actions}
      actionsLabel={t('author.action')}
    />
  );
}
