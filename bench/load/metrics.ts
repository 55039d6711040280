/** What a server of ours tells whoever keeps it, in the format of Prometheus. */
export class Metrics {
  private readonly values = new Map<string, number>();

  private constructor(text: string) {
    for (const line of text.split('\n')) {
      const match = /^([a-z]\w*)(?:\{[^}]*\})? (\S+)$/.exec(line);
      if (!match) continue;
      const [, name, value] = match;
      // Counted apart by labels: what is asked for here are the sums.
      this.values.set(name, (this.values.get(name) ?? 0) + Number(value));
    }
  }

  static async read(url: string): Promise<Metrics> {
    const response = await fetch(new URL('/metrics', url));
    if (!response.ok) throw new Error(`the server does not tell its metrics: ${response.status}`);
    return new Metrics(await response.text());
  }

  get(name: string): number {
    return this.values.get(`holdout_${name}`) ?? 0;
  }
}
