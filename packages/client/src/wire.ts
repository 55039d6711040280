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

/** A socket. `base` is the address of the server, without a slash at its end. */
export function openSocket(base: string, events: WireEvents, Socket: typeof WebSocket = WebSocket): Wire {
  const socket = new Socket(`${base.replace(/^http/, 'ws')}/ws?v=1`, SUBPROTOCOL);
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
  const end = (code: number) => {
    if (over) return;
    over = true;
    events.closed(reached, code);
  };
  socket.onopen = () => {
    reached = true;
    if (!over) events.opened(wire);
  };
  socket.onmessage = ({ data }) => {
    if (!over) read(String(data), events.heard);
  };
  socket.onclose = ({ code }) => end(code);
  socket.onerror = () => undefined;
  return wire;
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
