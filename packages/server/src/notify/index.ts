export type { Lookup } from './guard.ts';
export type { Notice } from './message.ts';
export { createSender, type Send, type SenderOptions } from './send.ts';
export { type Format, LANGS, type Lang, readTarget, type Target } from './target.ts';
export { loadVapid, type Vapid } from './vapid.ts';
