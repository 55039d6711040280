import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Rooms } from '../room/rooms.ts';

/** What is counted for whoever keeps the server, in the format of Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  private readonly records = new Counter({
    name: 'holdout_records_total',
    help: 'Records written, by kind',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  private readonly writing = new Histogram({
    name: 'holdout_write_seconds',
    help: 'Time until a record is on the disk',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [this.registry],
  });
  private readonly refusals = new Counter({
    name: 'holdout_refusals_total',
    help: 'Requests and messages that were refused, by cause',
    labelNames: ['why'],
    registers: [this.registry],
  });
  private readonly troubles = new Counter({
    name: 'holdout_troubles_total',
    help: 'Defects, and stores that did not answer',
    registers: [this.registry],
  });
  private readonly notices = new Counter({
    name: 'holdout_notices_total',
    help: 'Notices sent, by what came of it',
    labelNames: ['outcome'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry, prefix: 'holdout_' });
  }

  /** Tables and connections of this node are looked at when somebody asks. */
  observe(rooms: Rooms): void {
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(value());
        },
      });
    gauge('holdout_rooms', 'Tables that this node has to do with', () => rooms.count().rooms);
    gauge('holdout_rooms_awake', 'Tables whose game is in memory', () => rooms.count().awake);
    gauge('holdout_connections', 'Connections at this node', () => rooms.count().connections);
  }

  written(kind: string, milliseconds: number): void {
    this.records.inc({ kind });
    this.writing.observe(milliseconds / 1000);
  }

  refused(why: string): void {
    this.refusals.inc({ why });
  }

  trouble(): void {
    this.troubles.inc();
  }

  notified(outcome: string): void {
    this.notices.inc({ outcome });
  }
}
