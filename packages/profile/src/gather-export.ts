import { EXPORT_PARTS, type ExportingService, type ExportPage } from '@meowtale/contracts/exports';
import { type AppError, toAppError } from '@meowtale/web-kit';
import type { Client, TypedDocumentNode } from 'urql';
import { catalogExport, dramaExport, walletExport } from './account-documents.ts';

type Paged = TypedDocumentNode<Record<string, unknown>, { part: string; after: string | null }>;

const DOCUMENTS = { catalog: catalogExport, wallet: walletExport, drama: dramaExport } as unknown as Record<ExportingService, Paged>;
const SERVICES = Object.keys(EXPORT_PARTS) as ExportingService[];

export const EXPORT_STEPS = SERVICES.reduce((sum, service) => sum + EXPORT_PARTS[service].length, 0);

/** @throws AppError from the service */
async function readPage(client: Client, service: ExportingService, part: string, after: string | null): Promise<ExportPage> {
  const { data, error } = await client.query(DOCUMENTS[service], { part, after }, { requestPolicy: 'network-only' }).toPromise();
  const page = data && Object.values(data)[0];
  if (!page) throw error ? toAppError(error) : ({ code: '9999' } satisfies AppError);
  return page as ExportPage;
}

/**
 * Queries each service for all data of the person, and writes it as one JSON file: a service's parts under its name. Rows are appended as
 * they arrive, so that memory holds only the text.
 * @throws AppError
 */
export async function gatherExport(client: Client, onStep: (done: number) => void): Promise<Blob> {
  const written: string[] = ['{\n"exported_at": ', JSON.stringify(new Date().toISOString())];
  let done = 0;
  for (const service of SERVICES) {
    written.push(`,\n"${service}": {`);
    for (const [place, part] of EXPORT_PARTS[service].entries()) {
      written.push(`${place > 0 ? ',' : ''}\n  "${part}": [`);
      let after: string | null = null;
      let isFirst = true;
      do {
        const page: ExportPage = await readPage(client, service, part, after);
        for (const row of page.rows) {
          written.push(`${isFirst ? '' : ','}\n    ${JSON.stringify(row)}`);
          isFirst = false;
        }
        after = page.next;
      } while (after !== null);
      written.push(']');
      done += 1;
      onStep(done);
    }
    written.push('\n}');
  }
  written.push('\n}\n');
  return new Blob(written, { type: 'application/json' });
}
