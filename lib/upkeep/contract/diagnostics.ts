import { operation } from '@/lib/platform/http/operation';
import { Diagnostics, NoInput } from '../schemas/diagnostics';

export const diagnosticsOp = operation({
  method: 'GET',
  path: '/diagnostics',
  summary: 'What answers: build, instance, and which switches are on',
  input: NoInput,
  reply: Diagnostics,
});
