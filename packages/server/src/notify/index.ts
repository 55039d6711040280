export type { Lookup } from './guard.ts';
export type { Notice } from './message.ts';
export { createSender, type Send, type SenderOptions, type Sent } from './send.ts';
export { FORMATS, type Format, LANGS, type Lang, readTarget, type Target, targetSchema } from './target.ts';
export { loadVapid, type Vapid } from './vapid.ts';
