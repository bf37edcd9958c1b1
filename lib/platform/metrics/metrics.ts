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
  };
}

/** Development reloads modules; the counters must not start anew with them. */
const held = globalThis as { metrics?: ReturnType<typeof build> };

export function metrics() {
  held.metrics ??= build();
  return held.metrics;
}
