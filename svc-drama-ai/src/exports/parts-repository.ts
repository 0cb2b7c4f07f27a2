import type { EXPORT_PARTS } from '@meowtale/contracts/exports';
import type { ExportPart } from '@meowtale/service-kit';

type Part = (typeof EXPORT_PARTS)['drama'][number];

/** The tables of a person's data in this service; pictures without their bytes. */
export const PARTS: Readonly<Record<Part, ExportPart>> = {
  dramas: { from: 'dramas t', mine: 't.owner_uuid = :user', pageSize: 20 },
  drama_parts: {
    from: 'drama_parts t join dramas on dramas.uuid = t.drama_uuid',
    mine: 'dramas.owner_uuid = :user and t.body is not null',
    key: "t.drama_uuid::text || '/' || t.id",
    type: 'text',
    without: ['words'],
    pageSize: 100,
  },
  proposals: { from: 'drama_proposals t', mine: 't.owner_uuid = :user', pageSize: 20 },
  pictures: { from: 'drama_images t', mine: 't.owner_uuid = :user', without: ['bytes'] },
};
