import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { PortalError } from '#portal/core/errors.ts'
import { setTracer, type Tracer } from '#portal/core/trace.ts'
import { foreignSpan } from './foreignSpan.ts'
import type { TracingSettings } from './tracingSettings.ts'

/**
 * Sends spans to a collector by OTLP from now on. Loaded only where the settings name one. Gives what sends the rest and
 * ends it.
 * @param part which process of the portal it is
 */
export function startTracing(
  { endpoint, headers, ratio }: TracingSettings,
  part: 'portal' | 'jobs',
): () => Promise<void> {
  const resource = resourceFromAttributes({
    'service.name': 'masthead',
    'service.instance.id': `${part}-${process.pid}`,
  })
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers: { ...headers } })
  const processor = new BatchSpanProcessor({ exporter, scheduledDelayMillis: 2000 })
  const provider = new TracerProvider({
    resource,
    spanProcessors: [processor],
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const spans = provider.getTracer('masthead')
  const tracer: Tracer = {
    around(name, work, { from, kind = 'work', facts = {} } = {}) {
      const above = from
        ? propagation.extract(ROOT_CONTEXT, { traceparent: from })
        : context.active()
      const options = {
        kind: kind === 'server' ? SpanKind.SERVER : SpanKind.INTERNAL,
        attributes: { ...facts },
      }
      return spans.startActiveSpan(name, options, above, async (span) => {
        try {
          return await work((more, called) => {
            span.setAttributes({ ...more })
            if (called) span.updateName(called)
          })
        } catch (error) {
          span.setStatus(statusOf(error))
          throw error
        } finally {
          span.end()
        }
      })
    },
    past(name, took, facts, error) {
      // What goes by itself, such as looking for jobs, is no story to tell.
      if (!trace.getActiveSpan()) return
      const now = Date.now()
      const span = spans.startSpan(name, {
        kind: SpanKind.CLIENT,
        startTime: now - took,
        attributes: { ...facts },
      })
      if (error !== undefined) span.setStatus(statusOf(error))
      span.end(now)
    },
    here() {
      const into: { traceparent?: string } = {}
      propagation.inject(context.active(), into)
      return into.traceparent
    },
    foreign(told) {
      for (const one of told) processor.onEnd(foreignSpan(one))
    },
  }
  setTracer(tracer)
  return async () => {
    setTracer(undefined)
    await provider.shutdown().catch(() => {})
    context.disable()
    propagation.disable()
  }
}

/** Which kind of error; its words may name values. */
const statusOf = (error: unknown) => ({
  code: SpanStatusCode.ERROR,
  message:
    error instanceof PortalError ? `${error.status}` : ((error as Error | null)?.name ?? 'Error'),
})
