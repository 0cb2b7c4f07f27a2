import { Text } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import type { Proposal } from './documents.ts';
import classes from './generation.module.css';

/** Renders notes about what was cut, left out or not matched; the same note of several parts once. */
export function ProposalNotes({ proposal: { notes }, names }: { proposal: Pick<Proposal, 'notes'>; names: ReadonlyMap<string, string> }) {
  const { t } = useTranslation();
  const sentences = notes.map(({ key, node, params }) => {
    const name = node === null ? undefined : names.get(node);
    const sentence = t(`proposal.note.${key}`, { ...params });
    return name ? t('proposal.noteOn', { name, words: sentence }) : sentence;
  });
  if (sentences.length === 0) return null;
  return (
    <ul className={classes.notes}>
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence}>
          <Text as="span" size="small" tone="muted">
            {sentence}
          </Text>
        </li>
      ))}
    </ul>
  );
}
