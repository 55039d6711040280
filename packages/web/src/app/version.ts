declare const __VERSION__: string;

/** Version of the program, as saves name it. */
export const VERSION = __VERSION__;
