import { Button, IconDownload, Stack } from '@meowtale/ui';
import { toAppError, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { addSalesExport, type SalesQuestion } from './report-documents.ts';

/** Renders the button that downloads a report's sales as CSV, one per line; the browser saves it as a stream. */
export function ExportButton({ question }: { question: SalesQuestion }) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const [{ fetching, error }, ask] = useMutation(addSalesExport);
  async function fetchFile() {
    const { data } = await ask(question);
    if (!data) return;
    const link = document.createElement('a');
    link.href = data.addSalesExport.url;
    link.download = '';
    link.click();
    notify(t('report.exporting'), 'success');
  }
  return (
    <Stack gap={8} align="start">
      <Button leftIcon={<IconDownload size={18} aria-hidden />} loading={fetching} onClick={fetchFile}>
        {t('report.export')}
      </Button>
      <RefusalNotice failure={error && !fetching ? toAppError(error) : null} />
    </Stack>
  );
}
