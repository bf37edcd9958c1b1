import { operation } from '@/lib/platform/http/operation';
import type { countPageView } from './commands/count-page-view';
import type { ownLoginEvent } from './queries';

export const logPageViewOp = operation<typeof countPageView>({
  method: 'POST',
  path: '/bigquery/logPageView',
  summary: 'Count one page that was seen, on the production host',
  callers: 'anyone',
});

export const logLoginEventOp = operation<typeof ownLoginEvent>({
  method: 'POST',
  path: '/bigquery/logEventoLogin',
  summary: 'Whether the direct sign-in of this session was counted; the server counts it while signing in',
});
