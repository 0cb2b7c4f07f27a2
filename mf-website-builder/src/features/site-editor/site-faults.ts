import type { AppError } from '@meowtale/web-kit';
import type { SiteModule } from './documents.ts';
import type { Draft } from './site-draft.ts';

/** What the service rejected in a module; a changed module is another object, and so has no faults. */
export interface ModuleFault {
  module: SiteModule;
  /** A locale key. */
  key: string;
}

const IN_MODULE = /^config\.modules\.(\d+)\.(.+)$/;
const IN_LIST = /^list\.(\d+)\./;
const GONE = 'website.errors.resourceGone';

/** Marks the work or article at a field as gone, so that the module's row, its popup and the preview show it so. */
function withoutResource(module: SiteModule, field: string): SiteModule {
  const at = IN_LIST.exec(field)?.[1];
  if (at !== undefined)
    return { ...module, list: module.list.map((item, index) => (index === Number(at) ? { ...item, store: null, article: null } : item)) };
  if (field.startsWith('article.') && module.article) return { ...module, article: { ...module.article, article: null } };
  if (field.startsWith('gameInfo.') && module.gameInfo) return { ...module, gameInfo: { ...module.gameInfo, store: null } };
  return module;
}

/**
 * Finds the modules that a rejection names by their index in what was sent. Returns the draft with gone works and articles marked, and the
 * faults of the modules that haven't been changed since.
 */
export function findFaults(draft: Draft, sent: Draft, failure: AppError): { draft: Draft; faults: ModuleFault[] } {
  const modules = [...draft.modules];
  const named = (failure.fields ?? []).flatMap(({ path, key }) => {
    const [, index, field = ''] = IN_MODULE.exec(path) ?? [];
    const place = index === undefined ? -1 : draft.modules.indexOf(sent.modules[Number(index)] as SiteModule);
    return place < 0 ? [] : [{ place, field, key }];
  });
  for (const { place, field, key } of named) if (key === GONE) modules[place] = withoutResource(modules[place] as SiteModule, field);
  const faults = named.map(({ place, key }) => ({ module: modules[place] as SiteModule, key }));
  return { draft: named.some(({ key }) => key === GONE) ? { ...draft, modules } : draft, faults };
}
