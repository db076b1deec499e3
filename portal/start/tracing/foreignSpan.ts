import { SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api'
import { resourceFromAttributes } from '@opentelemetry/resources'
import type { ReadableSpan } from '@opentelemetry/sdk-trace'
import type { ForeignSpan } from '#portal/core/trace.ts'

const resource = resourceFromAttributes({ 'service.name': 'masthead-admin' })

/** What a browser told, as the exporter takes it: its ids are those that calls already went on from. */
export function foreignSpan({
  trace,
  span,
  parent,
  name,
  began,
  ended,
}: ForeignSpan): ReadableSpan {
  const contextOf = (spanId: string) => ({
    traceId: trace,
    spanId,
    traceFlags: TraceFlags.SAMPLED,
  })
  return {
    name,
    kind: parent ? SpanKind.CLIENT : SpanKind.INTERNAL,
    spanContext: () => contextOf(span),
    ...(parent && { parentSpanContext: contextOf(parent) }),
    startTime: timeOf(began),
    endTime: timeOf(ended),
    duration: timeOf(ended - began),
    status: { code: SpanStatusCode.UNSET },
    ...{ attributes: {}, links: [], events: [], ended: true, resource },
    instrumentationScope: { name: 'masthead-admin' },
    ...{ droppedAttributesCount: 0, droppedEventsCount: 0, droppedLinksCount: 0 },
  }
}

const timeOf = (milliseconds: number): [number, number] => [
  Math.floor(milliseconds / 1000),
  Math.round((milliseconds % 1000) * 1e6),
]
