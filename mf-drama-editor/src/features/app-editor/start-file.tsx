import { UPLOAD_CHUNK_BYTES } from '@meowtale/contracts';
import { decodeText } from '@meowtale/story/decode-text';
import { FileDrop, type FileRefusal, Notice, Stack, Text } from '@meowtale/ui';
import { formatBytes, Link, paths, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './app-editor.module.css';
import type { FormatFault } from './formats.ts';
import { TwineChoice } from './twine-choice.tsx';
import type { Publish } from './use-publish.ts';

const ACCEPT = ['.ink', '.zip', '.json', '.html', '.htm', '.twee', '.tw', '.fountain', '.rpy'];

interface StartFileProps {
  publish: Publish;
  /** Why the last text wasn't imported. */
  faults: readonly FormatFault[];
  /** Called when another file is chosen. */
  onStart(): void;
  onText(text: string, fileName: string): Promise<void>;
}

/** Renders the start of an empty app from a file: texts are imported, games are published as they are. */
export function StartFile({ publish, faults, onStart, onText }: StartFileProps) {
  const { t } = useTranslation();
  const { report, locale } = useHost();
  const [message, setMessage] = useState<string>();
  /** A Twine file that can be imported or published. */
  const [twine, setTwine] = useState<{ file: File; text: string } | null>(null);

  async function takeFile(file: File) {
    setMessage(undefined);
    onStart();
    setTwine(null);
    if (/\.zip$/i.test(file.name)) return publish.publishFile(file);
    await reading(file, async () => {
      const text = decodeText(new Uint8Array(await file.arrayBuffer()));
      if (/\.html?$/i.test(file.name)) return takePage(file, text);
      if (text === null) return setMessage(t('appEditor.faults.notUtf8', { file: file.name }));
      await onText(text, file.name);
    });
  }

  /** Publishes a web page as it is, unless it is a Twine story, which the person may prefer to edit. */
  async function takePage(file: File, text: string | null) {
    const { isTwine } = await import(/* webpackChunkName: "story-formats" */ './formats.ts');
    if (text !== null && isTwine(text)) setTwine({ file, text });
    else await publish.publishFile(file);
  }

  async function reading(file: File, read: () => Promise<void>) {
    try {
      await read();
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
      {twine ? (
        <TwineChoice
          name={twine.file.name}
          busy={publish.busy}
          onImport={() => reading(twine.file, () => onText(twine.text, twine.file.name))}
          onPublish={() => publish.publishFile(twine.file)}
          onClose={() => setTwine(null)}
        />
      ) : null}
      <Faults faults={faults} />
      <Text size="small" tone="muted">
        {t('appEditor.start.large', { size: formatBytes(UPLOAD_CHUNK_BYTES, locale) })}{' '}
        <Link className="mt-anchor" to={paths.lobby()}>
          {t('appEditor.toApps')}
        </Link>
      </Text>
    </Stack>
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
