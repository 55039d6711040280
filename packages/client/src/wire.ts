import { type ClientFrame, type ServerFrame, SUBPROTOCOL } from '@holdout/protocol';

/** A way to and from a server that is open until it breaks. */
export interface Wire {
  /** False where one can only listen: what is to be done is posted. */
  readonly speaks: boolean;
  send(frame: ClientFrame): void;
  close(): void;
}

export interface WireEvents {
  readonly opened: (wire: Wire) => void;
  readonly heard: (frame: ServerFrame) => void;
  /** `reached`: it was open once. `code` is that of a closed socket. */
  readonly closed: (reached: boolean, code: number) => void;
}

/** Whether long frames may come packed. */
export const UNPACKS = typeof DecompressionStream !== 'undefined';

/** A socket. `base` is the address of the server, without a slash at its end. */
export function openSocket(base: string, events: WireEvents, Socket: typeof WebSocket = WebSocket): Wire {
  const socket = new Socket(`${base.replace(/^http/, 'ws')}/ws?v=1`, SUBPROTOCOL);
  socket.binaryType = 'arraybuffer';
  const inTurn = new InTurn();
  let reached = false;
  let over = false;
  const wire: Wire = {
    speaks: true,
    send: (frame) => {
      if (socket.readyState === 1) socket.send(JSON.stringify(frame));
    },
    close: () => {
      over = true;
      socket.close();
    },
  };
  socket.onopen = () => {
    reached = true;
    if (!over) events.opened(wire);
  };
  socket.onmessage = ({ data }) => {
    const hear = (text: string) => {
      if (!over) read(text, events.heard);
    };
    if (typeof data === 'string') inTurn.take(data, hear);
    else inTurn.takeLater(unpack(data), hear);
  };
  // What was said before is heard before.
  socket.onclose = ({ code }) =>
    inTurn.take('', () => {
      if (over) return;
      over = true;
      events.closed(reached, code);
    });
  socket.onerror = () => undefined;
  return wire;
}

/** The text of a packed frame; what can't be unpacked is no frame. */
async function unpack(bytes: ArrayBuffer): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  try {
    return await new Response(stream).text();
  } catch {
    return '';
  }
}

/** Things that are done in the order in which they came, though some of them have to be waited for. */
class InTurn {
  private last: Promise<void> | null = null;

  /** At once, if nothing is waited for. */
  take(text: string, work: (text: string) => void): void {
    if (this.last) this.takeLater(Promise.resolve(text), work);
    else work(text);
  }

  takeLater(text: Promise<string>, work: (text: string) => void): void {
    const before = (this.last ?? Promise.resolve()).catch(() => undefined);
    const done = before.then(() => text).then(work);
    this.last = done;
    void done.finally(() => {
      if (this.last === done) this.last = null;
    });
  }
}

/** A stream of lines, where there is no socket to be had. */
export function openStream(
  load: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>,
  events: WireEvents,
  failed: (error: unknown) => void,
): Wire {
  const abort = new AbortController();
  const wire: Wire = { speaks: false, send: () => undefined, close: () => abort.abort() };
  let reached = false;
  void (async () => {
    try {
      const stream = await load(abort.signal);
      reached = true;
      events.opened(wire);
      let rest = '';
      const reader = stream.pipeThrough(new TextDecoderStream() as never).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done || abort.signal.aborted) break;
        const lines = (rest + value).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (line !== '' && !abort.signal.aborted) read(line, events.heard);
      }
    } catch (error) {
      if (!abort.signal.aborted && !reached) failed(error);
    }
    if (!abort.signal.aborted) events.closed(reached, 1006);
  })();
  return wire;
}

/** What is no frame is passed over: a newer server may say what this program does not know. */
function read(text: string, heard: (frame: ServerFrame) => void): void {
  let frame: unknown;
  try {
    frame = JSON.parse(text);
  } catch {
    return;
  }
  if (typeof frame === 'object' && frame !== null && 't' in frame) heard(frame as ServerFrame);
}
