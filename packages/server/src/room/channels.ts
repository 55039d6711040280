import type { Seat, Viewer } from '@holdout/kernel';
import {
  isChange,
  packChange,
  packSnap,
  packViews,
  type ServerFrame,
  type TableHost,
  type TableUpdate,
  type WireViews,
} from '@holdout/protocol';
import type { Attendance } from './attendance.ts';
import { Word } from './word.ts';

/** Those who see and may do the same: what is sent to one of them is sent to all. */
interface Channel {
  readonly viewer: Viewer;
  readonly seats: readonly Seat[];
  readonly members: Set<Attendance>;
  /** What they have all been told; null as long as the game sleeps. */
  update: TableUpdate | null;
}

/** Who looks at a game, by what they are shown of it. */
export class Channels {
  private readonly channels = new Map<string, Channel>();

  /** The eyes that look just now. */
  viewers(): Viewer[] {
    return [...new Set([...this.channels.values()].map(({ viewer }) => viewer))];
  }

  /** Somebody looks from now on: he is told all. */
  join(attendance: Attendance, host: TableHost): void {
    const channel = this.channelOf(attendance, host);
    channel.members.add(attendance);
    attendance.peer.send(snapOf(channel, host));
  }

  leave(attendance: Attendance): void {
    for (const [name, { members }] of this.channels) {
      if (members.delete(attendance) && members.size === 0) this.channels.delete(name);
    }
  }

  /** Tells everybody what has changed for him; whom it does not concern hears nothing. */
  tell(host: TableHost): void {
    const views = new Map<object, { readonly view: object; readonly packed: WireViews }>();
    for (const channel of this.channels.values()) {
      const before = channel.update;
      if (before) tellChange(channel, before, host, views);
      else {
        channel.update = fresh(channel, host);
        send(channel, snapOf(channel, host));
      }
    }
  }

  /** What was told is forgotten: the next word is all of it. */
  sleep(): void {
    for (const channel of this.channels.values()) channel.update = null;
  }

  private channelOf({ viewer, grants }: Attendance, host: TableHost): Channel {
    const name = `${viewer} ${grants.seats.join()}`;
    const known = this.channels.get(name);
    if (known) {
      known.update ??= fresh(known, host);
      return known;
    }
    const channel: Channel = { viewer, seats: grants.seats, members: new Set(), update: null };
    channel.update = shared(fresh(channel, host), this.channels.values());
    this.channels.set(name, channel);
    return channel;
  }
}

const fresh = ({ viewer, seats }: Channel, host: TableHost): TableUpdate => ({
  ...lean(host.update(viewer, seats)),
  version: 1,
});

/** What has to be remembered to tell what has changed since. */
const lean = (update: TableUpdate): TableUpdate => ({
  ...update,
  steps: [],
  opening: [],
  history: { from: update.moves, moves: [] },
});

/** All of it, for whoever has just come. */
function snapOf({ viewer, seats, update }: Channel, host: TableHost): ServerFrame {
  const whole = host.update(viewer, seats);
  return { t: 'snap', ...packSnap({ ...whole, version: update?.version ?? 1 }) };
}

/** Those who look with the same eyes share one view, so that it is compared once for all. */
function shared(update: TableUpdate, channels: Iterable<Channel>): TableUpdate {
  for (const other of channels) {
    if (other.update?.viewer === update.viewer) return { ...update, view: other.update.view };
  }
  return update;
}

function tellChange(
  channel: Channel,
  before: TableUpdate,
  host: TableHost,
  views: Map<object, { readonly view: object; readonly packed: WireViews }>,
): void {
  const next = {
    ...host.update(channel.viewer, channel.seats, before.moves),
    // How it began was told with the whole.
    opening: [],
    version: before.version + 1,
  };
  const known = views.get(before.view);
  const packed = known?.packed ?? packViews(before.view, next);
  const view = known?.view ?? next.view;
  if (!known) views.set(before.view, { view, packed });
  // Once the game is over nothing is hidden any more: the whole history is another one.
  if (next.viewer !== before.viewer) {
    channel.update = lean(next);
    send(channel, snapOf(channel, host));
    return;
  }
  const change = packChange(before, next, packed);
  if (!isChange(change, before.moves)) return;
  channel.update = lean({ ...next, view });
  send(channel, { t: 'change', ...change });
}

function send({ members }: Channel, frame: ServerFrame): void {
  const word = new Word(frame);
  for (const { peer } of members) peer.send(word);
}
