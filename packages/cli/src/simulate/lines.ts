import { type FileHandle, open } from 'node:fs/promises';
import { fileError } from '../files.ts';
import { GAMES } from '../games.ts';
import { VERSION } from '../version.ts';
import type { Simulation } from './report.ts';

/** Version of the shape of these files. */
const LINES_VERSION = 1;

/** A file with one JSON line for each game, after a line that says how they were played. */
export class GameLines {
  private readonly path: string;
  private readonly file: FileHandle;

  private constructor(path: string, file: FileHandle) {
    this.path = path;
    this.file = file;
  }

  /** @throws UsageError if the file can't be written. */
  static async open(path: string, { series, games }: Simulation): Promise<GameLines> {
    const game = GAMES.get(series.game)?.game;
    const header = {
      format: 'holdout.simulation',
      v: LINES_VERSION,
      engine: VERSION,
      game: series.game,
      rules: game?.rules,
      content: game?.contentHash(),
      options: series.options,
      bot: series.bot,
      seed: series.seed,
      games,
    };
    try {
      const lines = new GameLines(path, await open(path, 'w'));
      await lines.add(`${JSON.stringify(header)}\n`);
      return lines;
    } catch (error) {
      throw fileError('write', path, error);
    }
  }

  /** Adds whole lines. */
  async add(lines: string): Promise<void> {
    try {
      await this.file.appendFile(lines);
    } catch (error) {
      throw fileError('write', this.path, error);
    }
  }

  close(): Promise<void> {
    return this.file.close();
  }
}
