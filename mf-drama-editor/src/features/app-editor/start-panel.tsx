import { Button, Section, Stack, Text } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import classes from './app-editor.module.css';
import type { FormatFault, Loss, Read } from './formats.ts';
import { toTree } from './node-draft.ts';
import type { NodeStore } from './node-store.ts';
import type { SourceStore } from './source-state.ts';
import { StartFile } from './start-file.tsx';
import type { Publish } from './use-publish.ts';

/** `resources/templates/{id}/index.json` (SPEC §7). */
const TEMPLATES = ['blank', 'three-act', 'branching'] as const;

interface StartPanelProps {
  source: SourceStore;
  nodes: NodeStore;
  publish: Publish;
  onLosses(losses: readonly Loss[]): void;
}

/** Renders the start of an empty app: from a template, from a file, or with an empty page. */
export function StartPanel({ source, nodes, publish, onLosses }: StartPanelProps) {
  const { t } = useTranslation();
  const { report } = useHost();
  const { begin, language } = useStore(source);
  const hasNodes = useStore(nodes, (state) => state.nodes.length > 0);
  const [faults, setFaults] = useState<readonly FormatFault[]>([]);
  const [opening, setOpening] = useState<string | null>(null);

  async function take(text: string, fileName: string) {
    const { readText } = await import(/* webpackChunkName: "story-formats" */ './formats.ts');
    use(readText(text, fileName, language));
  }

  async function takeNodes() {
    const { readNodes } = await import(/* webpackChunkName: "story-formats" */ './formats.ts');
    use(readNodes(toTree(nodes.getState().nodes), language));
  }

  function use(read: Read) {
    if (read.faults) return setFaults(read.faults);
    onLosses(read.losses);
    begin(read.kind, read.text);
  }

  /** Opens a template. A missing one is only logged: the others and the empty page still work. */
  async function openTemplate(id: string) {
    setOpening(id);
    try {
      const answer = await fetch(`/resources/templates/${id}/index.json`);
      if (!answer.ok) throw new Error(`the template ${id} answered ${answer.status}`);
      await take(await answer.text(), `${id}.template`);
    } catch (error) {
      report(error, { template: id });
    }
    setOpening(null);
  }

  return (
    <div className={classes.start}>
      <Stack gap={36}>
        <Section title={t('appEditor.start.template')}>
          <ul className={classes.templates}>
            {TEMPLATES.map((id) => (
              <li key={id}>
                <Stack gap={8} align="start">
                  <Button onClick={() => openTemplate(id)} loading={opening === id}>
                    {t(`appEditor.start.templates.${id}`)}
                  </Button>
                  <Text size="small" tone="muted">
                    {t(`appEditor.start.templateHints.${id}`)}
                  </Text>
                </Stack>
              </li>
            ))}
          </ul>
        </Section>
        <Section title={t('appEditor.start.file')}>
          <StartFile publish={publish} faults={faults} onStart={() => setFaults([])} onText={take} />
        </Section>
        {hasNodes ? (
          <Section title={t('appEditor.start.nodes')}>
            <Button onClick={takeNodes}>{t('appEditor.start.fromNodes')}</Button>
          </Section>
        ) : null}
        <Section title={t('appEditor.start.empty')}>
          <Button onClick={() => begin('ink', '')}>{t('appEditor.start.write')}</Button>
        </Section>
      </Stack>
    </div>
  );
}
