import { Counter, Histogram, Registry } from 'prom-client';

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
      buckets: [0.01, 0.05, 0.2, 1],
      registers: [registry],
    }),
    jobs: new Histogram({
      name: 'job_duration_seconds',
      help: 'Duration of jobs by job and outcome: done, again (it will be retried), failed',
      labelNames: ['job', 'outcome'],
      buckets: [0.02, 0.1, 0.5, 2, 10, 60],
      registers: [registry],
    }),
  };
}

/** Development reloads modules; the counters must not start anew with them. */
const held = globalThis as { metrics?: ReturnType<typeof build> };

export function metrics() {
  held.metrics ??= build();
  return held.metrics;
}
