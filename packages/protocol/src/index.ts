export * from './bots.ts';
export * from './commands.ts';
export * from './host.ts';
export * from './keys.ts';
export * from './messages.ts';
export * from './room.ts';
export * from './update.ts';
export * from './wire.ts';
