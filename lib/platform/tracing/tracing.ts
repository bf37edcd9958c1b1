import { env } from '@/lib/platform/env/env';

export type Tracing = { stop(): Promise<void> };

/** Sends what Next and our commands and jobs record to a collector, where one is configured; costs nothing otherwise. */
export async function startTracing(): Promise<Tracing> {
  const endpoint = env().OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return { stop: async () => undefined };
  const [{ OTLPTraceExporter }, { BatchSpanProcessor, NodeTracerProvider }] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/sdk-trace-node'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({ spanProcessors: [new BatchSpanProcessor(exporter)] });
  provider.register();
  return { stop: () => provider.shutdown() };
}
