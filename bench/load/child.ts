import { type ChildProcess, fork } from 'node:child_process';

/** What the process of a server or of a swarm can be asked to do. */
export type Skills = Readonly<Record<string, (wish: never) => unknown>>;

type Reply = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: string };

/** The side that is asked: one wish after the other, until nobody is there to ask any more. */
export function offerSkills(skills: Skills): void {
  const send = process.send?.bind(process);
  if (!send) throw new Error('this program is started by bench/load/run.ts');
  process.on('message', async (message) => {
    const { skill, wish } = message as { readonly skill: string; readonly wish: never };
    try {
      send({ ok: true, value: await skills[skill](wish) } satisfies Reply);
    } catch (error) {
      send({ ok: false, error: error instanceof Error ? error.message : String(error) } satisfies Reply);
    }
  });
  process.on('disconnect', () => process.exit());
}

export interface ChildOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** For Node itself. */
  readonly flags?: readonly string[];
}

/** The side that asks: a process of its own, which ends with this one. */
export class Child {
  private readonly child: ChildProcess;

  constructor(file: URL, { env = {}, flags = [] }: ChildOptions = {}) {
    this.child = fork(file, {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      execArgv: [...flags],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child.setMaxListeners(0);
  }

  /** @throws Error if it can't do that, or ends before it has answered. */
  async ask<T>(skill: string, wish: unknown = null): Promise<T> {
    const answer = this.nextReply();
    this.child.send({ skill, wish });
    const reply = await answer;
    if (!reply.ok) throw new Error(reply.error);
    return reply.value as T;
  }

  private nextReply(): Promise<Reply> {
    const { child } = this;
    return new Promise((resolve, reject) => {
      const settle = () => {
        child.off('message', arrived);
        child.off('exit', ended);
      };
      const arrived = (message: unknown) => {
        settle();
        resolve(message as Reply);
      };
      const ended = (code: number | null) => {
        settle();
        reject(new Error(`a process of the load test has ended (exit code ${code})`));
      };
      child.on('message', arrived);
      child.on('exit', ended);
    });
  }

  /** It is gone when the promise is kept. */
  stop(): Promise<void> {
    return new Promise((resolve) => {
      if (this.child.exitCode !== null || !this.child.connected) return resolve();
      this.child.once('exit', () => resolve());
      this.child.disconnect();
    });
  }
}
