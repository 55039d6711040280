import { type MissionRule, missionRuleText, missionTitle } from '@holdout/lang';
import type { Mission } from '@holdout/zombicide';
import type { Context } from '../context.ts';
import { sceneOf } from './scene.ts';
import type { Table } from './table.ts';

/** A text of a mission file: out of the catalogues, or in the reader's language, else in English. */
function missionTextOf({ text, lang }: Context, words: Mission['title']): string {
  return 'key' in words ? text(words.key) : (words[lang] ?? words.en);
}

export const titleOf = (context: Context, { id, title }: Mission): string =>
  'key' in title ? missionTitle(context.intl, id) : missionTextOf(context, title);

/** What the mission is about: to win, to lose, and its special rules. */
export function missionLines(table: Table): string[] {
  const { context, view } = table;
  const { text, paint } = context;
  const { mission, board } = sceneOf(view);
  const section = (title: string, part: 'win' | 'lose' | 'rule', rules: readonly MissionRule[]): string[] => {
    if (rules.length === 0) return [];
    const lines = rules.map((rule) => `  ${missionRuleText(table.speaker, part, rule, board.named)}`);
    return [text(title), ...lines];
  };
  return [
    paint('bold', titleOf(context, mission)),
    missionTextOf(context, mission.brief),
    ...section('zombicide.mission.win', 'win', mission.win),
    ...section('zombicide.mission.lose', 'lose', mission.lose ?? []),
    ...section('zombicide.mission.rules', 'rule', mission.rules),
  ];
}
