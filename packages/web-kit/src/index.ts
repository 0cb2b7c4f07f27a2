export { fieldErrors, toAppError } from './app-error.ts';
export { formatCountry, formatDate, formatDateTime, formatLanguage } from './format.ts';
export type * from './host.ts';
export { HostProvider, useColorScheme, useHost, useLocation, usePerson, useSession } from './host-context.tsx';
export { createSliceI18n, SliceI18nProvider } from './i18n.tsx';
export { Link, type LinkProps } from './link.tsx';
export { paths, type StoreListQuery } from './links.ts';
export { formatCoins, formatCoinsAsUsd, formatMoney } from './money.ts';
export type * from './slice.ts';
