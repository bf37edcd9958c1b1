import { operation } from '@/lib/platform/http/operation';
import type { countPageView } from './commands/count-page-view';
import type { engagement } from './queries/engagement';
import type { ownLoginEvent } from './queries/own-login-event';

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

export const schoolEngagementOp = operation<typeof engagement>({
  method: 'GET',
  path: '/bigquery/schoolEngagement',
  query: {
    dataInicio: 'from',
    dataFim: 'to',
    idEscola: 'schoolId',
    facilitador: 'facilitatorId',
    advisor: 'advisorId',
    filteredSchools: 'schoolIds',
  },
  summary: 'Lessons held and attendance by week, and by class or school, as they were counted last night',
});
