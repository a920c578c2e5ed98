import { VERSION } from '../installation.ts';
import type { Logger } from '../log.ts';
import type { Settings } from '../settings/env.ts';
import { keepSpans } from '../spans.ts';

/**
 * Starts keeping and sending spans if the settings name a collector. Otherwise nothing of OpenTelemetry is loaded.
 * @param role the name of the process in the log
 */
export async function openTraces(
  settings: Settings,
  role: string,
  log: Logger,
): Promise<{ close(): Promise<void> }> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT } = settings;
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return { close: async () => {} };
  const { deliverTraces } = await import('./deliver-traces.ts');
  const delivery = deliverTraces(
    { ...settings, OTEL_EXPORTER_OTLP_ENDPOINT },
    { role, version: VERSION },
    log,
  );
  keepSpans(delivery);
  return {
    async close() {
      keepSpans(null);
      await delivery.close();
    },
  };
}
