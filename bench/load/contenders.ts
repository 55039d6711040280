import { inMemory, type Place, peerInFiles, peerInMemory, postgres, sqlite } from './stores.ts';

/** A server with its store, and the swarm that knows how to talk to it. */
export interface LoadContender {
  /** What `--only` calls it. */
  readonly name: string;
  readonly title: string;
  /** What an acknowledgement of it means. */
  readonly meaning: string;
  readonly server: URL;
  readonly swarm: URL;
  readonly nodes: number;
  readonly usesPostgres: boolean;
  /** Ours tells metrics; a peer comes from the registry. */
  readonly isOurs: boolean;
  /** Null where that is not to be had. */
  readonly place: () => Promise<Place | null>;
}

const ours = {
  server: new URL('server.ts', import.meta.url),
  swarm: new URL('swarm.ts', import.meta.url),
  nodes: 1,
  usesPostgres: false,
  isOurs: true,
};

const peer = {
  server: new URL('../peers/ticTacToeServer.ts', import.meta.url),
  swarm: new URL('../peers/ticTacToeSwarm.ts', import.meta.url),
  nodes: 1,
  usesPostgres: false,
  isOurs: false,
};

export const CONTENDERS: readonly LoadContender[] = [
  {
    ...ours,
    name: 'sqlite',
    title: 'SQLite',
    meaning:
      'the usual store; acknowledged once it is on the disk (fsync) and all at the table have been told',
    place: sqlite,
  },
  {
    ...ours,
    name: 'postgres',
    title: 'PostgreSQL',
    meaning: 'one node; acknowledged once it is committed on the disk and all have been told',
    usesPostgres: true,
    place: postgres,
  },
  {
    ...ours,
    name: 'nodes',
    title: 'PostgreSQL, 3 nodes',
    meaning:
      'three servers on one database, the players of each table spread over them: an update goes to the other ' +
      'nodes through the database. Figures of the server are the sum of the three',
    nodes: 3,
    usesPostgres: true,
    place: postgres,
  },
  {
    ...ours,
    name: 'memory',
    title: 'in memory',
    meaning: 'the same server without any store that lasts, to see what the stores cost',
    place: inMemory,
  },
  {
    ...peer,
    name: 'boardgame',
    title: 'boardgame.io',
    meaning: 'boardgame.io 0.50.2 with its usual storage, in memory; nothing is on a disk',
    place: peerInMemory,
  },
  {
    ...peer,
    name: 'flatfile',
    title: 'boardgame.io, files',
    meaning:
      'the same with its FlatFile storage (node-persist): the update is sent before the file is written, and the ' +
      'file is not synced',
    place: peerInFiles,
  },
];
