export * from './api.ts';
export * from './connection.ts';
export * from './outbox.ts';
export * from './wire.ts';
