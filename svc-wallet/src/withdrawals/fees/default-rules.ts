import type { z } from 'zod';
import type { feeRulesSchema } from './rules.ts';

/** Default fees of payouts: domestic transfers are cheaper than international ones. */
export const DEFAULT_FEE_RULES: z.input<typeof feeRulesSchema> = {
  rules: [
    { conditions: [{ left: '$amount', operator: '>=', right: '#1000000' }], jobs: { fixed: '#0', percentage: '#1' } },
    { conditions: [{ left: '$country', operator: 'in', right: '#us,ca' }], jobs: { fixed: '#30', percentage: '#1' } },
    { conditions: [{ left: '$intermediary', operator: '=', right: '#1' }], jobs: { fixed: '#1000', percentage: '#1.5' } },
  ],
  else: { fixed: '#30', percentage: '#1.5' },
};
