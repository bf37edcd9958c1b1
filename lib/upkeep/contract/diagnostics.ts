import { operation } from '@/lib/platform/http/operation';
import type { diagnostics } from '../queries/diagnostics';

export const diagnosticsOp = operation<typeof diagnostics>({
  method: 'GET',
  path: '/diagnostics',
  summary: 'What answers: build, instance, and which switches are on',
});
