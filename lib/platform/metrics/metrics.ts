import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { pool } from '@/lib/platform/db/client';
import { queueLengths } from '@/lib/platform/jobs/failed-jobs';
import { waitingMails } from '@/lib/platform/mail/waiting-mails';

function build() {
  const registry = new Registry();
  return {
    registry,
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Requests by operation and status',
      labelNames: ['operation', 'status'],
      registers: [registry],
    }),
    durations: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of requests by operation',
      labelNames: ['operation'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers: [registry],
    }),
    transactions: new Histogram({
      name: 'command_transaction_seconds',
      help: 'How long the transaction of a command lived',
      labelNames: ['command'],
      buckets: [0.01, 0.05, 0.2, 1, 5],
      registers: [registry],
    }),
    jobs: new Histogram({
      name: 'job_duration_seconds',
      help: 'Duration of jobs by job and outcome: done, again (it will be retried), failed',
      labelNames: ['job', 'outcome'],
      buckets: [0.02, 0.1, 0.5, 2, 10, 60],
      registers: [registry],
    }),
    waitingJobs: new Gauge({
      name: 'jobs',
      help: 'Jobs by job and state: waiting, working, failed',
      labelNames: ['job', 'state'],
      registers: [registry],
      async collect() {
        this.reset();
        for (const { name, ...lengths } of await queueLengths()) {
          for (const [state, length] of Object.entries(lengths)) this.set({ job: name, state }, length);
        }
      },
    }),
    streams: new Gauge({
      name: 'live_streams',
      help: 'Browsers that listen to this instance',
      registers: [registry],
    }),
    mails: new Counter({
      name: 'mails_total',
      help: 'Attempts to send a mail by result: sent, again (it will be tried again), bounced, suppressed, uncertain, held, failed',
      labelNames: ['result'],
      registers: [registry],
    }),
    waitingMails: new Gauge({
      name: 'mails_waiting',
      help: 'Mails under way by state: queued, sending',
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        for (const { state, count } of await waitingMails()) this.set({ state }, count);
      },
    }),
    connections: new Gauge({
      name: 'database_connections',
      help: 'Connections of this instance: open, idle, and requests that wait for one',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        const { totalCount, idleCount, waitingCount } = pool();
        this.set({ state: 'open' }, totalCount);
        this.set({ state: 'idle' }, idleCount);
        this.set({ state: 'wanted' }, waitingCount);
      },
    }),
  };
}

/** Development reloads modules; the counters must not start anew with them. */
const held = globalThis as { metrics?: ReturnType<typeof build> };

export function metrics() {
  held.metrics ??= build();
  return held.metrics;
}
