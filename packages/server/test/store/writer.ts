// A process that plays at T1 of a file until it is ended.
import { openSqlite } from '../../src/store/index.ts';

const store = await openSqlite(process.argv[2]);
for (let i = 0; i < 10_000; ) {
  const n = (await store.head('T1'))?.n ?? 0;
  const record = { n, id: `theirs ${i}`, body: '{}', at: Date.now() };
  if ((await store.append({ code: 'T1', record })) === 'done') {
    console.log(record.id);
    i += 1;
  }
}
