import { readMission } from '@holdout/zombicide';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { EXIT } from '../errors.ts';
import type { Exit } from '../program.ts';
import { factsOfAll, listLines } from '../zombicide/catalogue.ts';
import { findingsOf, findingText } from '../zombicide/check.ts';
import { titleOf } from '../zombicide/mission.ts';
import { readMissionJson } from '../zombicide/missionFile.ts';
import { missionAt, switchesOf, switchLines } from '../zombicide/switches.ts';

interface Flags {
  readonly json?: boolean;
}

export function missionCommand(context: Context, exit: Exit): Command {
  const { text } = context;
  const command = new Command('mission').description(text('cli.mission.about'));
  command
    .command('list')
    .description(text('cli.mission.list.about'))
    .option('--json', text('cli.option.json'))
    .action((flags: Flags) => exit(list(context, flags)));
  command
    .command('check')
    .description(text('cli.mission.check.about'))
    .argument('<file>', text('cli.argument.mission'))
    .option('--json', text('cli.option.json'))
    .action(async (path: string, flags: Flags) => exit(await check(context, path, flags)));
  command
    .command('switches')
    .description(text('cli.mission.switches.about'))
    .argument('<id|file>', text('cli.option.mission'))
    .option('--json', text('cli.option.json'))
    .action(async (asked: string, flags: Flags) => exit(await switches(context, asked, flags)));
  return command;
}

/** The switches of the rules that concern a mission. */
async function switches(context: Context, asked: string, flags: Flags): Promise<number> {
  const mission = await missionAt(asked);
  if (flags.json) context.print(JSON.stringify(switchesOf(mission)));
  else for (const line of switchLines(context, mission)) context.print(line);
  return EXIT.ok;
}

function list(context: Context, flags: Flags): number {
  if (flags.json) context.print(JSON.stringify(factsOfAll(context)));
  else for (const line of listLines(context)) context.print(line);
  return EXIT.ok;
}

/** Errors make the exit code 1; warnings are told and leave it at 0. */
async function check(context: Context, path: string, flags: Flags): Promise<number> {
  const { print, text, paint } = context;
  const input = await readMissionJson(path);
  const findings = findingsOf(input);
  const errors = findings.filter(({ level }) => level === 'error').length;
  if (flags.json) {
    const told = findings.map((finding) => ({ ...finding, message: findingText(context, finding) }));
    print(JSON.stringify({ file: path, playable: errors === 0, findings: told }));
  } else if (findings.length === 0) {
    print(
      paint('green', text('cli.mission.good', { file: path, title: titleOf(context, readMission(input)) })),
    );
  } else {
    print(text('cli.mission.found', { file: path, errors, warnings: findings.length - errors }));
    for (const finding of findings) {
      const values = {
        path: finding.path || text('word.wholeInput'),
        message: findingText(context, finding),
      };
      const line = text(`cli.mission.${finding.level}`, values);
      print(`  ${paint(finding.level === 'error' ? 'red' : 'yellow', line)}`);
    }
  }
  return errors === 0 ? EXIT.ok : EXIT.faulty;
}
