import { test } from 'vitest';
import { pandemicTable, seated, until } from '../support/player.ts';
import { comes, house, pause } from './house.ts';
function Blocked() {
  const socket = { readyState: 3, send: () => undefined, close: () => undefined, onclose: (_: unknown) => undefined };
  setTimeout(() => socket.onclose({ code: 1006 }), 1);
  return socket;
}
const noSockets = { Socket: Blocked as unknown as typeof WebSocket, random: () => 0 };
test('hang', async () => {
  const served = await house();
  const { created, seats } = await seated(served.url, pandemicTable(2));
  const ann = await comes(served, created.code, [seats[0]], noSockets);
  console.log(served.rooms.count());
  ann.connection.rekey([String(created.seats[1])]);
  await until(() => ann.connection.condition.state === 'ended', 'the end');
  await pause(200);
  console.log(served.rooms.count(), process.getActiveResourcesInfo());
  ann.close();
  const t = Date.now();
  await Promise.race([served.close().then(() => console.log('closed', Date.now() - t)), pause(8000)]);
  console.log(process.getActiveResourcesInfo());
});
