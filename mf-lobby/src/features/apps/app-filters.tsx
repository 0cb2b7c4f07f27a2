import { DEBOUNCE_INPUT_MS } from '@meowtale/contracts';
import { Chip, ChipGroup, Group, IconButton, IconSearch, IconX, TextInput, UserText } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsOf } from '../labels/documents.ts';
import { useLabels } from '../labels/use-labels.ts';
import { type AppsAddress, addressOf, KEYWORD_MAX, sought } from './address.ts';
import classes from './apps.module.css';

/** Renders the filters, which are in the address: the keyword 200 ms after the last key (SPEC §9), a label at once. */
export function AppFilters({ at }: { at: AppsAddress }) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const { labels } = useLabels();
  const [typed, setTyped] = useState(at.q);
  const { q, label, trash } = at;

  useEffect(() => setTyped((now) => (now.trim() === q ? now : q)), [q]);
  useEffect(() => {
    const wanted = sought(typed);
    if (wanted === q) return;
    const timer = setTimeout(() => navigation.replace(addressOf({ trash, label, q: wanted })), DEBOUNCE_INPUT_MS);
    return () => clearTimeout(timer);
  }, [typed, q, label, trash, navigation]);

  const known = labels.map(wordsOf);
  const names = label === '' || known.includes(label) ? known : [...known, label];
  return (
    <Group gap={12}>
      <TextInput
        pill
        className={classes.search}
        hideLabel
        label={t('apps.search')}
        placeholder={t('apps.search')}
        maxLength={KEYWORD_MAX}
        leftIcon={<IconSearch size={18} aria-hidden="true" />}
        rightSlot={
          typed ? (
            <IconButton
              size="small"
              label={t('apps.searchClear')}
              tooltip={false}
              icon={<IconX size={16} />}
              onClick={() => setTyped('')}
            />
          ) : undefined
        }
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {names.length > 0 ? (
        <ChipGroup label={t('apps.labelFilter')}>
          {names.map((name) => (
            <Chip
              key={name}
              selected={name === label}
              onClick={() => navigation.push(addressOf({ trash, q, label: name === label ? '' : name }))}
            >
              <UserText>{name}</UserText>
            </Chip>
          ))}
        </ChipGroup>
      ) : null}
    </Group>
  );
}
