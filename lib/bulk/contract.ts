import { operation } from '@/lib/platform/http/operation';
import type { bulkPlan } from './queries';

export const readBulkPlanOp = operation<typeof bulkPlan>({
  method: 'GET',
  path: '/bulkPlans/{id}',
  summary: 'What one act on many rows will do or did, step by step',
  params: { id: 'id' },
});
