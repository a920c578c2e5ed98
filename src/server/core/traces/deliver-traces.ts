import { ROOT_CONTEXT, SpanKind as Kind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';

import type { Logger } from '../log.ts';
import type { Settings } from '../settings/env.ts';
import type { Delivery, Piece, Span, SpanKind } from '../spans.ts';

type TraceSettings = Pick<
  Settings,
  'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'
>;

interface Sending extends Delivery {
  /** Sends the waiting spans, if the collector accepts them. */
  close(): Promise<void>;
}

const KINDS: Record<SpanKind, Kind> = {
  server: Kind.SERVER,
  client: Kind.CLIENT,
  consumer: Kind.CONSUMER,
  internal: Kind.INTERNAL,
};

/** How many spans wait while the collector is down, about a kilobyte each; further ones are lost. */
const MAX_WAITING = 2_048;
const BATCH = 512;

/**
 * Sends spans to an OpenTelemetry collector by OTLP over HTTP, as JSON. Nothing waits for it. Loaded only if the settings name a
 * collector. No global tracer is registered, so that libraries do not trace themselves.
 * @param pace milliseconds between two deliveries, and for each, its retries included
 */
export function deliverTraces(
  settings: TraceSettings & { OTEL_EXPORTER_OTLP_ENDPOINT: string },
  facts: { role: string; version: string },
  log: Logger,
  pace = { every: 5_000, within: 5_000 },
): Sending {
  const exporter = new OTLPTraceExporter({
    url: `${settings.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
    timeoutMillis: pace.within,
  });
  let next = { traceId: '', spanId: '' };
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.OTEL_SERVICE_NAME,
      'service.version': facts.version,
      'service.instance.id': facts.role,
    }),
    idGenerator: { generateTraceId: () => next.traceId, generateSpanId: () => next.spanId },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: sayingOnce(exporter, log),
        maxQueueSize: MAX_WAITING,
        maxExportBatchSize: BATCH,
        scheduledDelayMillis: pace.every,
        exportTimeoutMillis: pace.within + 1_000,
      }),
    ],
  });
  const tracer = provider.getTracer('simport');

  const record = (piece: Piece, span: Span) => {
    next = { traceId: piece.traceId, spanId: span.id };
    const parentId = span.parentId ?? piece.rootId;
    const parent = { traceId: piece.traceId, spanId: parentId ?? '', traceFlags: TraceFlags.SAMPLED };
    const context = parentId === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
    const told = tracer.startSpan(
      span.name,
      { kind: KINDS[span.kind], startTime: span.startMs, attributes: { ...span.facts } },
      context,
    );
    if (span.facts['error.type'] !== undefined) told.setStatus({ code: SpanStatusCode.ERROR });
    told.end(span.endMs);
  };
  return {
    // The last digits of a UUID are random in every version.
    wants: (traceId) => parseInt(traceId.slice(-8), 16) < settings.OTEL_TRACES_SAMPLER_ARG * 2 ** 32,
    take(piece) {
      for (const span of piece.spans) record(piece, span);
    },
    // Spans that the collector does not accept now are lost: they must not delay the stop.
    close: () => provider.shutdown().catch(() => {}),
  };
}

/** Logs when the collector goes down and when it is back, but not each failure between. */
function sayingOnce(exporter: SpanExporter, log: Logger): SpanExporter {
  let isAway = false;
  let lost = 0;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const { code }: { code: number } = result;
        const failed = code !== 0;
        if (failed) lost += spans.length;
        if (failed && !isAway)
          log.warn({ err: result.error }, 'traces cannot be delivered; the shop goes on');
        if (!failed && isAway) log.info({ lost }, 'traces are delivered again');
        if (!failed) lost = 0;
        isAway = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
