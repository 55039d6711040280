export { type Config, ConfigError, readConfig } from './config.ts';
export { boundHeap } from './heap.ts';
export { openBrowser } from './open.ts';
export { qrText } from './qr.ts';
export { type Served, type ServeOptions, serve } from './serve.ts';
export { backUpSqlite, databaseFile } from './store/index.ts';
