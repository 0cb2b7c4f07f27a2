import { UPLOAD_CHUNK_BYTES } from '@meowtale/contracts';
import { decodeText } from '@meowtale/story/decode-text';
import { Button, FileDrop, type FileRefusal, Notice, Section, Stack, Text } from '@meowtale/ui';
import { formatBytes, Link, paths, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import classes from './app-editor.module.css';
import type { FormatFault, Loss, Read } from './formats.ts';
import { toTree } from './node-draft.ts';
import type { NodeStore } from './node-store.ts';
import type { SourceStore } from './source-state.ts';
import type { Publish } from './use-publish.ts';

const ACCEPT = ['.ink', '.zip', '.json', '.twee', '.tw', '.fountain', '.rpy', '.html', '.htm'];
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
  const { report, locale } = useHost();
  const { begin, language } = useStore(source);
  const hasNodes = useStore(nodes, (state) => state.nodes.length > 0);
  const [message, setMessage] = useState<string>();
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

  async function takeFile(file: File) {
    setMessage(undefined);
    setFaults([]);
    if (/\.(?:zip|html?)$/i.test(file.name)) return publish.publishFile(file);
    try {
      const text = decodeText(new Uint8Array(await file.arrayBuffer()));
      if (text === null) return setMessage(t('appEditor.faults.notUtf8', { file: file.name }));
      await take(text, file.name);
    } catch (error) {
      report(error, { file: file.name });
      setMessage(t('appEditor.start.unreadable', { name: file.name }));
    }
  }
  const refuse = (file: File, refusal: FileRefusal) =>
    setMessage(
      t(`appEditor.start.refusal.${refusal}`, { name: file.name, types: ACCEPT.join(', '), size: formatBytes(UPLOAD_CHUNK_BYTES, locale) }),
    );

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
          <Stack gap={12}>
            <FileDrop
              hideLabel
              label={t('appEditor.start.choose')}
              description={t('appEditor.start.fileHint')}
              accept={ACCEPT}
              maxBytes={UPLOAD_CHUNK_BYTES}
              value={null}
              error={message}
              disabled={publish.busy}
              onFile={takeFile}
              onRefuse={refuse}
              labels={{
                choose: t('appEditor.start.choose'),
                drop: t('appEditor.start.drop'),
                remove: t('appEditor.close'),
                progress: t('appEditor.publish.sending'),
              }}
            />
            <Faults faults={faults} />
            <Text size="small" tone="muted">
              {t('appEditor.start.large', { size: formatBytes(UPLOAD_CHUNK_BYTES, locale) })}{' '}
              <Link className="mt-anchor" to={paths.lobby()}>
                {t('appEditor.toApps')}
              </Link>
            </Text>
          </Stack>
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

function Faults({ faults }: { faults: readonly FormatFault[] }) {
  const { t } = useTranslation();
  if (faults.length === 0) return null;
  return (
    <Notice tone="danger" live title={t('appEditor.start.refused')}>
      <ul className={classes.losses}>
        {faults.map(({ line, key, params }) => (
          <li key={`${line} ${key} ${JSON.stringify(params)}`}>
            {line === null ? null : `${t('appEditor.problems.line', { line })}: `}
            {t(`appEditor.formatFaults.${key.replace('.', '-')}`, { ...params, defaultValue: key })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
