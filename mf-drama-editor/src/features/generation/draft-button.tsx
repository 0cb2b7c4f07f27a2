import type { Locale } from '@meowtale/contracts';
import type { AiUse } from '@meowtale/contracts/inputs/drama/generation';
import { Button, IconButton, IconSparkles, Menu, type MenuEntry } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { draftRequest } from './draft-request.ts';
import { useGeneration } from './generation-context.tsx';

interface DraftButtonProps {
  use: AiUse;
  source?: readonly string[];
  language?: Locale;
  children: string;
  /** Shows only its icon, with the label as its name. */
  bare?: boolean;
}

/** Renders the button that opens the dialog for a draft. */
export function DraftButton({ use, source = [], language, children, bare }: DraftButtonProps) {
  const ask = useGeneration((state) => state.ask);
  const icon = <IconSparkles size={16} aria-hidden="true" />;
  const onClick = () => ask(draftRequest(use, { source, language: language ?? null }));
  return bare ? (
    <IconButton size="small" label={children} icon={icon} onClick={onClick} />
  ) : (
    <Button size="small" leftIcon={icon} onClick={onClick}>
      {children}
    </Button>
  );
}

const OF = {
  act: ['acts', 'sequences', 'paragraphs', 'dialogues'],
  sequence: ['sequences', 'paragraphs', 'dialogues'],
  paragraph: ['paragraphs', 'dialogues'],
} as const;

/** Renders the menu that drafts a node of the story again, or its content, and shows its versions. */
export function NodeDraftMenu({ kind, id }: { kind: keyof typeof OF; id: string }) {
  const { t } = useTranslation();
  const ask = useGeneration((state) => state.ask);
  const show = useGeneration((state) => state.showVersions);
  const items: MenuEntry[] = OF[kind].map((use, index) => ({
    key: use,
    label: t(index === 0 ? 'generation.thisAgain' : `generation.use.${use}`),
    onSelect: () => ask(draftRequest(use, { source: [id] })),
  }));
  return (
    <Menu
      trigger={
        <Button size="small" leftIcon={<IconSparkles size={16} aria-hidden="true" />}>
          {t('generation.menu')}
        </Button>
      }
      items={[...items, { kind: 'divider', key: 'divider' }, { key: 'versions', label: t('version.title'), onSelect: () => show(id) }]}
    />
  );
}
