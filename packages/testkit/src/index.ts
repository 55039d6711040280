export * from './interference.ts';
export * from './play.ts';
export * from './reasons.ts';
export * from './rewind.ts';
export * from './rolls.ts';
export * from './watcher.ts';
