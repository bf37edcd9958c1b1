import { operation } from '@/lib/platform/http/operation';
import { ErrorPage, ErrorRef, ErrorSearch, Received, ToldError } from '../schemas/client-errors';

export const reportClientErrorOp = operation({
  method: 'POST',
  path: '/LogSistema/salvamentoLog/publico',
  summary: 'Tell of a rendering error in a browser',
  callers: 'anyone',
  input: ToldError,
  reply: Received,
});

export const listClientErrorsOp = operation({
  method: 'GET',
  path: '/clientErrors',
  summary: 'Rendering errors of the last 90 days, by cause',
  input: ErrorSearch,
  reply: ErrorPage,
});

export const solveClientErrorOp = operation({
  method: 'POST',
  path: '/clientErrors/{id}/solve',
  summary: 'Mark a cause of rendering errors as mended',
  input: ErrorRef,
  reply: ErrorRef,
  params: { id: 'id' },
});
