import manifest from '../package.json' with { type: 'json' };

/** Version of the program, as saves name it. */
export const VERSION = manifest.version;
