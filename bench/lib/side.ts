import { type ChildProcess, fork } from 'node:child_process';
import type { SideSpec } from './benches.ts';
import type { About, Message, Sample } from './contender.ts';

/** A contender at work in its own process, as the program that compares it sees it. */
export class Side {
  readonly about: About;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, about: About) {
    this.child = child;
    this.about = about;
  }

  /** Starts the process and waits until it is warm. */
  static async start({ file, args = [] }: SideSpec, more: readonly string[]): Promise<Side> {
    // Libraries that do more checks in development are measured as they are shipped.
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = fork(file, [...args, ...more], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const message = await nextMessage(child);
    if (message.t !== 'ready') throw new Error('a contender measured before it was asked to');
    return new Side(child, message.about);
  }

  async measure(): Promise<Sample> {
    const answer = nextMessage(this.child);
    this.child.send('measure');
    const message = await answer;
    if (message.t !== 'sample') throw new Error('a contender started twice');
    return message.sample;
  }

  stop(): void {
    if (this.child.connected) this.child.disconnect();
  }
}

function nextMessage(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      child.off('message', arrived);
      child.off('exit', ended);
      child.off('error', reject);
    };
    const arrived = (message: unknown) => {
      settle();
      resolve(message as Message);
    };
    const ended = (code: number | null) => {
      settle();
      reject(new Error(`the contender ended without a result (exit code ${code})`));
    };
    child.on('message', arrived);
    child.on('exit', ended);
    child.on('error', reject);
  });
}
