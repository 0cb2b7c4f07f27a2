import { Text } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import type { Proposal } from './documents.ts';
import classes from './generation.module.css';

/** Renders notes about what was cut, left out or not matched; the same note of several parts once. */
export function ProposalNotes({ proposal: { notes }, names }: { proposal: Pick<Proposal, 'notes'>; names: ReadonlyMap<string, string> }) {
  const { t } = useTranslation();
  const told = notes.map(({ key, node, params }) => {
    const name = node === null ? undefined : names.get(node);
    const words = t(`proposal.note.${key}`, { ...params });
    return name ? t('proposal.noteOn', { name, words }) : words;
  });
  if (told.length === 0) return null;
  return (
    <ul className={classes.notes}>
      {[...new Set(told)].map((words) => (
        <li key={words}>
          <Text as="span" size="small" tone="muted">
            {words}
          </Text>
        </li>
      ))}
    </ul>
  );
}
