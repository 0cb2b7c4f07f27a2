import { beginning } from '@meowtale/contracts/text/characters';
import { decodeText } from '@meowtale/story/decode-text';
import { IMPORT_MAX_BYTES, importStory, type Loss } from '@meowtale/story/formats';
import { Button, FileDrop, Modal, Notice, Stack, Text } from '@meowtale/ui';
import { type AppError, FailureNotice, formatBytes, formatNumber, paths, toAppError, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gql, useMutation } from 'urql';
import { v7 as uuidv7 } from 'uuid';
import { LossList } from '../app-editor/loss-list.tsx';

const ACCEPT = ['.json', '.html', '.htm', '.twee', '.tw', '.fountain', '.rpy', '.ink'];

/** Number of errors shown, and of lines for each. */
const [FAULTS_TOLD, LINES_TOLD] = [6, 8];

const addImported = gql<{ addDrama: { uuid: string } }, { drama: object }>`
  mutation ImportDrama($drama: DramaInput!) {
    addDrama(drama: $drama) {
      uuid
    }
  }
`;

interface ReadFile {
  name: string;
  losses: readonly Loss[];
  drama: { title: string; parts: { id: string; body: unknown }[] };
}

/** Renders the import of a story of another program or of our own format, as a new drama; losses are shown before. */
export function ImportPopup({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { locale, navigation } = useHost();
  const [read, setRead] = useState<ReadFile | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [{ fetching }, add] = useMutation(addImported);

  async function take(file: File) {
    setFault(null);
    setFailure(null);
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (text === null) {
      setRead(null);
      return setFault(t('appEditor.faults.notUtf8', { file: file.name }));
    }
    const imported = importStory(text, { fileName: file.name }, { newId: uuidv7, language: locale });
    if (!imported.ok) {
      const places = new Map<string, number[]>();
      for (const { line, key, params } of imported.faults) {
        const sentence = t(`appEditor.formatFaults.${key.replace('.', '-')}`, params);
        places.set(sentence, [...(places.get(sentence) ?? []), ...(line === null ? [] : [line])]);
      }
      const sentences = [...places].slice(0, FAULTS_TOLD).map(([sentence, lines]) => {
        const first = lines.slice(0, LINES_TOLD).map((line) => formatNumber(line, locale));
        const written = [...first, ...(lines.length > LINES_TOLD ? ['…'] : [])].join(', ');
        return lines.length === 0 ? sentence : t('appEditor.losses.atLines', { what: sentence, count: lines.length, lines: written });
      });
      setRead(null);
      return setFault(sentences.join('\n'));
    }
    const { title, parts } = imported.file;
    const bare = beginning(file.name.replace(/\.[^.]*$/, ''), 120);
    setRead({
      name: file.name,
      losses: imported.losses,
      drama: { title: title || bare, parts: parts.map((part) => ({ id: part.id, body: part })) },
    });
  }

  async function create() {
    if (!read || fetching) return;
    const { data, error } = await add({ drama: read.drama }, { additionalTypenames: ['Drama'] });
    if (data) return navigation.push(paths.setDrama(data.addDrama.uuid, 'drama'));
    setFailure(error ? toAppError(error) : { code: '9999' });
  }

  return (
    <Modal
      open
      title={t('transfer.import')}
      closeLabel={t('transfer.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" disabled={fetching} onClick={onClose}>
            {t('transfer.cancel')}
          </Button>
          <Button variant="primary" disabled={!read} loading={fetching} onClick={create}>
            {t('transfer.create')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <FileDrop
          label={t('transfer.file')}
          description={t('transfer.fileHint', { size: formatBytes(IMPORT_MAX_BYTES, locale) })}
          accept={ACCEPT}
          maxBytes={IMPORT_MAX_BYTES}
          value={read && { name: read.name, detail: t('transfer.found', { count: read.drama.parts.length }) }}
          error={fault ?? undefined}
          onFile={take}
          onRefuse={(file, why) =>
            setFault(
              t(`transfer.refused.${why}`, { name: file.name, types: ACCEPT.join(', '), size: formatBytes(IMPORT_MAX_BYTES, locale) }),
            )
          }
          onRemove={() => setRead(null)}
          labels={{ choose: t('transfer.choose'), drop: t('transfer.drop'), remove: t('transfer.remove'), progress: t('transfer.reading') }}
        />
        {read && read.losses.length > 0 ? <LossList losses={read.losses} /> : null}
        {read && read.losses.length === 0 ? <Notice tone="success">{t('transfer.nothingLost')}</Notice> : null}
        <FailureNotice failure={failure} />
        <Text size="small" tone="muted">
          {t('transfer.inkHint')}
        </Text>
      </Stack>
    </Modal>
  );
}
