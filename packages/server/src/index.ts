export { openBrowser } from './open.ts';
export { type Served, type ServeOptions, serve } from './serve.ts';
