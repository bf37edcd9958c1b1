import { operation } from '@/lib/platform/http/operation';
import { Counted, OwnSession, SeenPage } from './schemas';

export const logPageViewOp = operation({
  method: 'POST',
  path: '/bigquery/logPageView',
  summary: 'Count one page that was seen, on the production host',
  callers: 'anyone',
  input: SeenPage,
  reply: Counted,
});

export const logLoginEventOp = operation({
  method: 'POST',
  path: '/bigquery/logEventoLogin',
  summary: 'Whether the direct sign-in of this session was counted; the server counts it while signing in',
  input: OwnSession,
  reply: Counted,
});
