import { COUNTRY_CODES } from '@meowtale/contracts/countries';
import { SALES_SCOPES, salesExportInput } from '@meowtale/contracts/inputs/wallet/report';
import { paths, withQuery } from '@meowtale/web-kit';

/** How the rows of a report can be grouped. */
export const GROUPS = ['month', 'day', 'country', 'ad_link', 'platform', 'store', 'month+country'] as const;
export type Group = (typeof GROUPS)[number];

/** The parameters in a report's address. */
export interface ReportQuery {
  by: Group;
  scope?: string;
  country?: string;
  link?: string;
  /** Days, `YYYY-MM-DD`; without them the service chooses the range. */
  from?: string;
  to?: string;
}

/** Reads an address's query; invalid values are left out. */
export function readReportQuery(search: string): ReportQuery {
  const params = new URLSearchParams(search);
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return salesExportInput.safeParse({ from: text }).success && text ? text : undefined;
  };
  const scope = SALES_SCOPES.find((one) => one === params.get('scope'));
  const country = COUNTRY_CODES.find((code) => code === params.get('country'));
  const link = params.get('link') ?? undefined;
  const [from, to] = [day('from'), day('to')];
  return {
    by: GROUPS.find((group) => group === params.get('by')) ?? 'month',
    ...(scope && { scope }),
    ...(country && { country }),
    ...(link && salesExportInput.safeParse({ ad_link_uid: link }).success && { link }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

export function reportAddress(store: string | null, { by, ...query }: ReportQuery): string {
  const path = store ? paths.lobbySalesReport(store) : paths.lobbyIncome('sales-report');
  return withQuery(path, { ...query, by: by === 'month' ? undefined : by });
}
