import type { Request, Response } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { knownMethod, routePattern } from '#server/observability/route-pattern.ts';
import { addGauges, type Measured } from './gauges.ts';

/** Prometheus metrics of this server. Labels have a bounded number of values: route patterns, never URLs. */
export interface Metrics {
  /** @param seconds from the start of the request to the last byte of the response */
  requestEnded(req: Request, res: Response, seconds: number): void;
  /** All metrics, in Prometheus's text format. */
  text(): Promise<string>;
  contentType: string;
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function openMetrics(measured: Measured): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addGauges(registry, measured);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, pattern of the route and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    requestEnded(req, res, seconds) {
      // Event streams stay open for hours and are not slow responses.
      if (String(res.getHeader('Content-Type')).startsWith('text/event-stream')) return;
      const status = `${Math.floor(res.statusCode / 100)}xx`;
      durations.observe({ method: knownMethod(req.method), route: routePattern(req), status }, seconds);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
