import { offerSkills } from './child.ts';
import { Driver, type Pace, type Playable } from './driver.ts';
import { usageNow } from './usage.ts';

/** What a swarm is told when its work begins. */
export interface Start {
  readonly tables: number;
  /** Where the servers are. */
  readonly urls: readonly string[];
  /** Answers that will be given at most, as far as games have to be made ready for them. */
  readonly answers: number;
}

/** The clients of one kind of server. */
export interface Crowd {
  /** Makes the tables; nobody is connected yet. */
  readonly make: (start: Start) => Promise<void>;
  readonly connect: (broken: (why: string) => void) => Promise<readonly Playable[]>;
  /** Another table in place of one whose game is over. */
  readonly replace: (over: Playable) => Promise<Playable>;
  readonly hangUp: () => Promise<void>;
  /** Removes all tables from the server. */
  readonly clear: () => Promise<void>;
}

/** Offers a crowd to the process that has started this one. */
export function offerCrowd(crowd: Crowd): void {
  let driver: Driver | null = null;
  offerSkills({
    make: (start: Start) => crowd.make(start),
    /** How many connections there are. */
    connect: async () => {
      const tables = await crowd.connect((why) => driver?.broken(why));
      driver = new Driver(tables, crowd.replace);
      return tables.reduce((sum, { wires }) => sum + wires.length, 0);
    },
    play: (pace: Pace) => driver?.play(pace),
    hangUp: () => crowd.hangUp(),
    clear: () => crowd.clear(),
    usage: () => usageNow(),
  });
}
