import { styleText } from 'node:util';
import type { Output } from './context.ts';

export type Style = Parameters<typeof styleText>[0];
/** Colours a text where there are colours, else leaves it as it is. */
export type Paint = (style: Style, text: string) => string;

/** Colours only on a terminal, and not where https://no-color.org says no. */
export function painter(output: Output, env: Readonly<Record<string, string | undefined>>): Paint {
  const colours = output.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  if (!colours) return (_, text) => text;
  return (style, text) => styleText(style, text, { validateStream: false });
}
