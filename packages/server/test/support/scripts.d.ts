// What the support for tests uses of the scripts, which are plain JavaScript.
declare module '*/scripts/lib/postgres.mjs' {
  interface Cluster {
    readonly url: string;
    readonly port: number;
    /** A crash and a start after it: clients lose their connections, what was committed stays. */
    readonly restart: () => Promise<void>;
    /** Ends the server and removes its data. Happens by itself when the process ends. */
    readonly stop: () => Promise<void>;
  }
  function runningServer(): Promise<string | null>;
  function startCluster(): Promise<Cluster | null>;
}
