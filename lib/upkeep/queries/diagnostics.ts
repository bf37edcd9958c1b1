import { defineQuery } from '@/lib/access/define-query';
import { env } from '@/lib/platform/env/env';
import { buildId, instanceId } from '@/lib/platform/env/running';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { Diagnostics } from '../schemas/diagnostics';

/** For the hidden panel (spec §2): nothing of it is secret, and no setting's value leaves. */
export const diagnostics = defineQuery({
  name: 'upkeep.diagnostics',
  may: abilities['diagnostics:read'],
  input: NoInput,
  reply: Diagnostics,
  run: async () => {
    const { DEMO, JOBS, METRICS_TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT } = env();
    return {
      buildId: buildId(),
      instanceId: instanceId(),
      switches: {
        DEMO,
        JOBS: JOBS === 'here',
        METRICS_TOKEN: METRICS_TOKEN !== undefined,
        OTEL_EXPORTER_OTLP_ENDPOINT: OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
      },
    };
  },
});
