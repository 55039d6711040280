import process from 'node:process';

/** Where the program runs, as far as it matters for a browser. */
export interface Desk {
  readonly platform: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Somebody sits at a terminal. */
  readonly terminal: boolean;
}

/** Whether there is a screen for a browser and somebody to look at it. */
export function hasBrowser({ platform, env, terminal }: Desk): boolean {
  if (!terminal || env.CI) return false;
  return platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/**
 * Opens an address in the browser of this machine, where there is one. A browser that does not start is no fault of
 * the server: its address has been told, and it goes on.
 *
 * @returns whether a browser was started.
 */
export async function openBrowser(url: string): Promise<boolean> {
  const { platform, env, stdout } = process;
  if (!hasBrowser({ platform, env, terminal: stdout.isTTY === true })) return false;
  const { default: open } = await import('open');
  try {
    const child = await open(url);
    child.on('error', () => undefined);
    return true;
  } catch {
    return false;
  }
}
