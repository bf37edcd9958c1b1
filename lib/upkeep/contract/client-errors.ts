import { operation } from '@/lib/platform/http/operation';
import type { reportClientError } from '../commands/report-client-error';
import type { solveClientError } from '../commands/solve-client-error';
import type { clientErrorList } from '../queries/client-errors';

export const reportClientErrorOp = operation<typeof reportClientError>({
  method: 'POST',
  path: '/LogSistema/salvamentoLog/publico',
  summary: 'Tell of a rendering error in a browser',
  callers: 'anyone',
  bodyBytesMax: 1024 * 1024,
});

export const listClientErrorsOp = operation<typeof clientErrorList>({
  method: 'GET',
  path: '/clientErrors',
  summary: 'Rendering errors of the last 90 days, by cause',
});

export const solveClientErrorOp = operation<typeof solveClientError>({
  method: 'POST',
  path: '/clientErrors/{id}/solve',
  summary: 'Mark a cause of rendering errors as mended',
  params: { id: 'id' },
});
