import { deflateRawSync } from 'node:zlib';
import type { ServerFrame } from '@holdout/protocol';
import { describe, expect, test } from 'vitest';
import { openSocket } from './wire.ts';

/** A socket of which the test has the other end. */
class FakeSocket {
  static latest: FakeSocket;
  readyState = 1;
  binaryType = 'blob';
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string | ArrayBuffer }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    FakeSocket.latest = this;
  }
  close(): void {
    this.readyState = 3;
  }
}

/** A frame as a server would pack it. */
function packed(frame: object): ArrayBuffer {
  const bytes = deflateRawSync(JSON.stringify(frame));
  return new Uint8Array(bytes).buffer;
}

function open() {
  const heard: string[] = [];
  const wire = openSocket(
    'http://here',
    {
      opened: () => heard.push('opened'),
      heard: (frame: ServerFrame) => heard.push('id' in frame ? `${frame.t} ${frame.id}` : frame.t),
      closed: (reached, code) => heard.push(`closed ${reached} ${code}`),
    },
    FakeSocket as unknown as typeof WebSocket,
  );
  const socket = FakeSocket.latest;
  socket.onopen();
  return { heard, socket, wire };
}

const ack = (n: number) => ({ t: 'ack', id: `${n}` });
const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('a socket', () => {
  test('is heard in order, though what is packed takes a moment', async () => {
    const { heard, socket } = open();
    expect(socket.binaryType).toBe('arraybuffer');
    socket.onmessage({ data: JSON.stringify(ack(1)) });
    expect(heard, 'what is plain is heard at once').toEqual(['opened', 'ack 1']);
    socket.onmessage({ data: packed({ ...ack(2), long: 'x'.repeat(50_000) }) });
    socket.onmessage({ data: JSON.stringify(ack(3)) });
    socket.onmessage({ data: packed(ack(4)) });
    socket.onmessage({ data: JSON.stringify({ t: 'bye', why: 'restart' }) });
    socket.onclose({ code: 4004 });
    await soon();
    expect(heard.slice(2)).toEqual(['ack 2', 'ack 3', 'ack 4', 'bye', 'closed true 4004']);
    socket.onmessage({ data: JSON.stringify(ack(5)) });
    expect(heard, 'nothing is heard of it any more').toHaveLength(7);
  });

  test('that was left is not heard any more, not even what is being unpacked', async () => {
    const { heard, socket, wire } = open();
    socket.onmessage({ data: packed(ack(1)) });
    wire.close();
    socket.onclose({ code: 1000 });
    await soon();
    expect(heard).toEqual(['opened']);
  });

  test('passes over what can’t be unpacked, or is no frame', async () => {
    const { heard, socket } = open();
    socket.onmessage({ data: new Uint8Array([1, 2, 3, 255]).buffer });
    socket.onmessage({ data: 'neither' });
    socket.onmessage({ data: packed(ack(1)) });
    await soon();
    expect(heard).toEqual(['opened', 'ack 1']);
  });
});
