import { InputError } from '@holdout/kernel';
import { presetRules, usualPreset } from '../../rules/ruleset.ts';
import { makeSetting } from '../../setting.ts';
import { readMission } from '../read.ts';
import { checkComponents, checkTiles } from './components.ts';
import type { Finding, Report } from './finding.ts';
import { checkGoals } from './goals.ts';
import { checkLooks } from './looks.ts';
import { checkNeeds } from './needs.ts';
import { checkOddities, checkPlaces } from './places.ts';
import { checkKeys, checkReach } from './reach.ts';
import { checkRules } from './rules.ts';
import { checkWords } from './words.ts';

export type { Finding } from './finding.ts';

/** Looks a mission over: is it whole, does it fit the boxes, can it be played and won? */
export function lintMission(input: unknown): Finding[] {
  const findings: Finding[] = [];
  const error: Report = (code, path, args = {}) => findings.push({ code, level: 'error', path, args });
  const warning: Report = (code, path, args = {}) => findings.push({ code, level: 'warning', path, args });
  try {
    const mission = readMission(input);
    const setting = makeSetting(mission, presetRules(usualPreset(mission.boxes), mission.boxes));
    checkTiles(mission, error);
    checkComponents(mission, error);
    checkWords(mission, setting.cards, error);
    checkRules(setting, error);
    checkReach(setting, error);
    checkKeys(setting, error);
    checkGoals(setting, error);
    checkNeeds(setting, error);
    checkPlaces(setting, error);
    checkLooks(setting, warning);
    checkOddities(setting, warning);
  } catch (fault) {
    if (!(fault instanceof InputError)) throw fault;
    error(fault.code, fault.path, fault.args);
  }
  return findings;
}
