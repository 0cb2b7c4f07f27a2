import { LABEL_PREFIX } from '@meowtale/contracts/inputs/catalog/label';
import type { RequestContext } from '@meowtale/service-kit';
import { requireMaker } from '../files/policy.ts';
import type { LabelRow } from './repository.ts';
import * as labels from './service.ts';

export const labelResolvers = {
  Query: {
    findCustomTag: (_root: unknown, args: unknown, { actor, db }: RequestContext) => labels.findLabels(db, requireMaker(actor), args),
  },
  Mutation: {
    addCustomTag: (_root: unknown, args: unknown, { actor, db }: RequestContext) => labels.addLabel(db, requireMaker(actor), args),
    setCustomTag: (_root: unknown, args: unknown, { actor, db }: RequestContext) => labels.setLabel(db, requireMaker(actor), args),
    delCustomTag: (_root: unknown, args: unknown, { actor, db }: RequestContext) => labels.delLabel(db, requireMaker(actor), args),
    setAppLabel: (_root: unknown, args: unknown, { actor, db }: RequestContext) => labels.setAppLabel(db, requireMaker(actor), args),
  },
  CustomTag: {
    id: (label: LabelRow) => label.uuid,
    name: (label: LabelRow) => `${LABEL_PREFIX}${label.name}`,
    scope: () => 'user',
    scope_uuid: (label: LabelRow) => label.user_uuid,
  },
};
