const MICROSECONDS = 1_000_000;

/** Adds up the time of the parts that are measured, and leaves out what lies between them. */
export class Clock {
  /** Seconds on the wall. */
  wall = 0;
  /** Seconds of processor time, those of the garbage collector's threads among them. */
  cpu = 0;

  time<T>(body: () => T): T {
    const usage = process.cpuUsage();
    const start = performance.now();
    const result = body();
    this.wall += (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(usage);
    this.cpu += (user + system) / MICROSECONDS;
    return result;
  }
}

/** Times of many single calls, in microseconds. */
export class Times {
  private times = new Float64Array(1024);
  private count = 0;

  time<T>(body: () => T): T {
    const start = performance.now();
    const result = body();
    this.add((performance.now() - start) * 1000);
    return result;
  }

  private add(microseconds: number): void {
    if (this.count === this.times.length) {
      const more = new Float64Array(this.count * 2);
      more.set(this.times);
      this.times = more;
    }
    this.times[this.count] = microseconds;
    this.count += 1;
  }

  get all(): Float64Array {
    return this.times.subarray(0, this.count);
  }
}
