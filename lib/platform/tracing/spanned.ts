import { SpanStatusCode, trace } from '@opentelemetry/api';

/** Records how long a piece of work took and whether it failed; what it worked on is not recorded. */
export function spanned<T>(name: string, work: () => Promise<T>): Promise<T> {
  return trace.getTracer('school-computing').startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
