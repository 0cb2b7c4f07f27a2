import { Button, Notice } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';

interface TwineChoiceProps {
  name: string;
  busy: boolean;
  onImport(): void;
  onPublish(): void;
  onClose(): void;
}

/** Asks what becomes of a Twine file: a story that is edited here, or a web game as it is. */
export function TwineChoice({ name, busy, onImport, onPublish, onClose }: TwineChoiceProps) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="info"
      live
      title={t('appEditor.start.twine.title', { name })}
      onClose={onClose}
      closeLabel={t('appEditor.close')}
      actions={
        <>
          <Button variant="primary" disabled={busy} onClick={onImport}>
            {t('appEditor.start.twine.import')}
          </Button>
          <Button disabled={busy} onClick={onPublish}>
            {t('appEditor.start.twine.publish')}
          </Button>
        </>
      }
    >
      {t('appEditor.start.twine.hint')}
    </Notice>
  );
}
