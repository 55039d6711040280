export * from './bots.ts';
export * from './commands.ts';
export * from './host.ts';
export * from './update.ts';
