import { AUDIT_ACTIONS, type AuditAction } from '@meowtale/contracts/inputs/catalog/audit';
import { pageOf, paths, withQuery } from '@meowtale/web-kit';

/** The filters and the page in the log's address. */
export interface AuditAddress {
  page: number;
  action: AuditAction | null;
  actor: string | null;
  subject: string | null;
}

export function readAuditAddress(search: string): AuditAddress {
  const query = new URLSearchParams(search);
  return {
    page: pageOf(search),
    action: AUDIT_ACTIONS.find((action) => action === query.get('action')) ?? null,
    actor: query.get('actor'),
    subject: query.get('subject'),
  };
}

export function auditAddress({ page, action, actor, subject }: Partial<AuditAddress>): string {
  return withQuery(paths.lobbyStaff('audit'), {
    page: page ?? 1,
    action: action ?? undefined,
    actor: actor ?? undefined,
    subject: subject ?? undefined,
  });
}
